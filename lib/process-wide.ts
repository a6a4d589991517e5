type ProcessWide<Value> = { (): Value; cell: Cell<Value> };
type Cell<Value> = { value?: Value | undefined };

const shared: typeof globalThis & { groundwork?: Map<string, Cell<unknown>> } = globalThis;
shared.groundwork ??= new Map();
const cells = shared.groundwork;

/** Outlives modules: the server, each route bundle of Next and each reload have a copy of a module's variables. */
export function processWide<Value>(name: string, make: () => Value): ProcessWide<Value> {
  const cell = getCell<Value>(name);
  const get = () => {
    cell.value ??= make();
    return cell.value;
  };
  return Object.assign(get, { cell });
}

function getCell<Value>(name: string): Cell<Value> {
  const cell = cells.get(name) ?? {};
  cells.set(name, cell);
  return cell as Cell<Value>; // a name belongs to one module, whose copies all make the same type
}
