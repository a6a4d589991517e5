/** Gives the one value of the process. `cell` holds it, so that tests can put another in its place. */
type ProcessWide<Value> = { (): Value; cell: Cell<Value> };
type Cell<Value> = { value?: Value | undefined };

const shared: typeof globalThis & { groundwork?: Map<string, Cell<unknown>> } = globalThis;
shared.groundwork ??= new Map();
const cells = shared.groundwork;

/**
 * A value that exists once in the process, made by the first call of what is returned. A variable of a module is
 * not enough: the server and each route bundle of Next have their own copy of the module, and so has a dev reload.
 */
export function processWide<Value>(name: string, make: () => Value): ProcessWide<Value> {
  const cell = cellOf<Value>(name);
  const get = () => {
    cell.value ??= make();
    return cell.value;
  };
  return Object.assign(get, { cell });
}

function cellOf<Value>(name: string): Cell<Value> {
  const cell = cells.get(name) ?? {};
  cells.set(name, cell);
  return cell as Cell<Value>; // a name belongs to one module, whose copies all make the same type
}
