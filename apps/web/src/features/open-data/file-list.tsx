import { OPEN_DATA_PATH } from '@latchkey/contract';
import Braces from 'lucide-react/icons/braces';
import Download from 'lucide-react/icons/download';
import FileBraces from 'lucide-react/icons/file-braces';
import Table from 'lucide-react/icons/table';
import { Fragment, type ReactNode } from 'react';
import { fileSize } from '@/lib/format.ts';
import { dataText as text } from '@/lib/texts.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import type { OpenData } from './open-data.ts';

type File = OpenData['files'][number];

/**
 * Descriptions of each data file's contents. A file that only describes another file has no entry.
 */
const contents: Readonly<Record<string, (file: File) => string>> = {
  'programs.json': () => text.everything(),
  'programs.csv': () => text.onePerProgram(),
  'sources.csv': () => text.sources(),
  'counties.csv': ({ rows }) => text.counties({ count: rows ?? 0 }),
};

/** Lists the files with their sizes. The files that describe other files share the last row. */
export function FileList({ files }: Pick<OpenData, 'files'>) {
  const descriptions = files.filter(({ name }) => !(name in contents));
  return (
    <Card className="p-0! sm:p-0!">
      <h2 className="mx-5 max-w-(--column) pt-5 pb-4 text-xl font-bold sm:mx-6">{text.files()}</h2>
      <ul>
        {files
          .filter(({ name }) => name in contents)
          .map((file) => (
            <FileRow key={file.name} file={file} />
          ))}
        <Row
          icon={<Braces size={20} />}
          title={descriptions.map(({ name }, index) => (
            <Fragment key={name}>
              {index > 0 ? ', ' : null}
              <a href={`${OPEN_DATA_PATH}/${name}`} className="inline-target text-brand underline">
                {name}
              </a>
            </Fragment>
          ))}
          about={text.descriptions()}
        />
      </ul>
    </Card>
  );
}

function FileRow({ file }: { file: File }) {
  const { name, bytes } = file;
  const isTable = name.endsWith('.csv');
  return (
    <Row
      icon={isTable ? <Table size={20} /> : <FileBraces size={20} />}
      title={name}
      about={contents[name]?.(file) ?? ''}
    >
      <span className="tabular text-sm whitespace-nowrap text-ink-soft">{fileSize(bytes)}</span>
      <ButtonLink
        look="outline"
        to={`${OPEN_DATA_PATH}/${name}`}
        reloadDocument
        download
        aria-label={text.getFile({ name })}
      >
        <Download size={18} aria-hidden />
        {text.get()}
      </ButtonLink>
    </Row>
  );
}

function Row({
  icon,
  title,
  about,
  children,
}: {
  icon: ReactNode;
  title: ReactNode;
  about: string;
  children?: ReactNode;
}) {
  return (
    <li className="contents">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3 sm:px-6">
        <span aria-hidden className="text-brand">
          {icon}
        </span>
        <span className="min-w-0 flex-1 basis-52">
          <span className="block font-semibold wrap-anywhere">{title}</span>
          <span className="block text-sm text-ink-soft">{about}</span>
        </span>
        {children ? (
          <span className="flex flex-1 items-center justify-between gap-4 sm:flex-none">
            {children}
          </span>
        ) : null}
      </div>
    </li>
  );
}
