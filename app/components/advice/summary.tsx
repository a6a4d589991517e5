export function Summary({ children }: { children: string }) {
  if (!children) return null;
  return <p className="max-w-3xl text-pretty text-[0.9375rem]">{children}</p>;
}
