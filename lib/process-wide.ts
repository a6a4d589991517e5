/** Returns the value. Tests can replace it in `cell`. */
type ProcessWide<Value> = { (): Value; cell: Cell<Value> };
type Cell<Value> = { value?: Value | undefined };

const shared: typeof globalThis & { groundwork?: Map<string, Cell<unknown>> } = globalThis;
shared.groundwork ??= new Map();
const cells = shared.groundwork;

/**
 * Creates a value that exists once in the process, at the first call of the returned function. A module variable is not
 * enough: the server, each route bundle of Next, and each reload in development have their own copy of the module.
 */
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
