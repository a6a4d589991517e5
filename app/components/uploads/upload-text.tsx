import { DocumentBody } from "@/app/components/documents/document-body";
import { MAX_TEXT } from "@/lib/extract/limits";
import { CSV, DOCX, MARKDOWN } from "@/lib/extract/media-types";
import { type CsvRow, readCsvRows } from "@/lib/extract/read-csv-rows";
import { isCut } from "@/lib/extract/tidy";
import { toWordMarkdown } from "@/lib/extract/to-word-markdown";
import type { Upload } from "@/lib/schemas/uploads";
import { Notice } from "../notice";
import { Card } from "../ui/card";

const SHOWN = { characters: 200_000, rows: 200 };

const formatNumber = (value: number) => value.toLocaleString("en");

type Props = Pick<Upload, "filename" | "media_type" | "text">;

export function UploadText({ filename, media_type, text }: Props) {
  const shown = text.slice(0, SHOWN.characters).toWellFormed();
  const table = media_type === CSV ? readCsvRows(shown, SHOWN.rows) : undefined;
  const part = table?.hasMore
    ? `${formatNumber(SHOWN.rows)} rows`
    : shown.length < text.length && `${formatNumber(SHOWN.characters)} characters`;
  return (
    <>
      {isCut(text) && (
        <Notice>
          The text of this file is longer than {formatNumber(MAX_TEXT)} characters. Search does not
          find the text after that, and documents do not use it. To have all of it, split the file
          and upload its parts. The first {part} are shown here.
        </Notice>
      )}
      {part && !isCut(text) && (
        <Notice>
          These are the first {part}. Download the file to read all of it; search also finds the
          text that is not shown here.
        </Notice>
      )}
      {table ? (
        <CsvTable caption={filename} rows={table.rows} />
      ) : (
        <Prose filename={filename} media_type={media_type} text={shown} />
      )}
    </>
  );
}

function Prose({ filename, media_type, text }: Props) {
  if (media_type === MARKDOWN) return <DocumentBody title={filename} markdown={text} />;
  if (media_type === DOCX) return <DocumentBody title={filename} markdown={toWordMarkdown(text)} />;
  return (
    <Card className="max-w-3xl whitespace-pre-wrap p-5 text-[0.9375rem] leading-relaxed">
      {text}
    </Card>
  );
}

type TableProps = { caption: string; rows: CsvRow[] };

function CsvTable({ caption, rows }: TableProps) {
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
