import { useQuery } from '@tanstack/react-query'
import type { DraftFile } from '#shared/contract/content.ts'
import { mentioning, readersOf } from '../rules/mentions.ts'
import { readFileText } from '../send-bytes.ts'

/** The files of a draft that use others by their names, as far as they are small enough to be read. */
export function useMentions(
  folder: string,
  path: string,
  files: readonly DraftFile[],
  gone: readonly DraftFile[],
): readonly string[] {
  const readers = readersOf(files, gone)
  const { data = [] } = useQuery({
    queryKey: ['content-mentions', folder, path, readers.map(({ hash }) => hash).join()],
    queryFn: ({ signal }) =>
      Promise.all(
        readers.map(async ({ path: reader }) => ({
          path: reader,
          text: (await readFileText(folder, reader, signal)) ?? '',
        })),
      ),
    retry: false,
    gcTime: 0,
    meta: { reporting: 'none' },
  })
  return mentioning(
    data,
    gone.map((one) => one.path),
  )
}
