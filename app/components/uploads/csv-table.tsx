import type { CsvRow } from "@/lib/extract/read-csv-rows";

type Props = { caption: string; rows: CsvRow[] };

export function CsvTable({ caption, rows }: Props) {
  const [titles, ...body] = rows;
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, column) => column);
  return (
    <div className="markdown max-w-none">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also from the keyboard */}
      <table tabIndex={0}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {titles?.cells[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(({ number, cells }) => (
            <tr key={number}>
              {columns.map((column) => (
                <td key={column} className="whitespace-pre-line">
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
