export function RowKeyHints({ label }: { label: string }) {
  return (
    <p className="text-subtle text-xs max-sm:hidden print:hidden">
      In the list: <Key>↑</Key> <Key>↓</Key> go to another row, <Key>X</Key> select, <Key>E</Key>{" "}
      edit, <Key>L</Key> {label}, <Key>Del</Key> delete.
    </p>
  );
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded border px-1 font-sans">{children}</kbd>
);
