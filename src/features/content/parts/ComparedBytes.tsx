import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ComparedFile } from '#shared/contract/content-comparison.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { isPicture, isText } from '../rules/file-sort.ts'
import type { Compared, Comparison } from '../rules/compared.ts'
import { diffOf } from '../rules/line-diff.ts'
import { nameOf } from '../rules/tree.ts'
import { fileAddressOf, readFileText } from '../send-bytes.ts'
import styles from './Compare.module.css'
import rooms from './Content.module.css'
import files from './Files.module.css'
import { LineDiff } from './LineDiff.tsx'
import { Preview } from './Preview.tsx'

interface ComparedBytesProps {
  folder: string
  comparison: Comparison
  file: ComparedFile
}

/** Longer texts are saved and compared elsewhere. */
const LONGEST_TEXT = 400_000

/** How a file differs: a picture before and after, the lines of a text, and anything else to be saved. */
export function ComparedBytes(props: ComparedBytesProps) {
  const { path, before, after } = props.file
  const isShort = Math.max(before?.bytes ?? 0, after?.bytes ?? 0) <= LONGEST_TEXT
  if (isPicture(path)) {
    return (
      <>
        <Both {...props} />
        {isText(path) && isShort && <Lines {...props} />}
      </>
    )
  }
  return isText(path) && isShort ? <Lines {...props} /> : <Both {...props} />
}

const sourceOf = (compared: Compared): number | undefined => (compared === 'draft' ? undefined : compared)

function Both({ folder, comparison, file: { path, before, after } }: ComparedBytesProps) {
  const { t } = useTranslation()
  const sides = [
    { title: t('content.compare.before'), side: before, of: comparison.before },
    { title: t('content.compare.after'), side: after, of: comparison.after },
  ]
  return (
    <div className={files.both}>
      {sides.map(({ title, side, of }) => (
        <div key={title} className={files.one}>
          <h3 className={styles.side}>{title}</h3>
          {side === null ? (
            <p>{t('content.compare.notThere')}</p>
          ) : (
            <>
              <Preview
                path={path}
                bytes={side.bytes}
                address={fileAddressOf(folder, path, side.hash, sourceOf(of))}
                read={(signal) => readFileText(folder, path, signal, sourceOf(of))}
              />
              <a
                className={rooms.link}
                href={fileAddressOf(folder, path, side.hash, sourceOf(of))}
                download={nameOf(path)}
              >
                {t('content.file.download')}
              </a>
            </>
          )}
        </div>
      ))}
    </div>
  )
}

function Lines(props: ComparedBytesProps) {
  const { t } = useTranslation()
  const { folder, comparison, file } = props
  const { path, before, after } = file
  const { data, error, refetch } = useQuery({
    queryKey: ['content-lines', folder, path, before?.hash ?? null, after?.hash ?? null],
    queryFn: async ({ signal }) => {
      const read = async (side: ComparedFile['before'], of: Compared) =>
        side === null ? '' : readFileText(folder, path, signal, sourceOf(of))
      const [old, now] = await Promise.all([read(before, comparison.before), read(after, comparison.after)])
      if (old === null || now === null) throw new Error('a compared file is gone')
      return { parts: diffOf(path, old, now) }
    },
    retry: false,
    gcTime: 0,
    meta: { reporting: 'none' },
  })
  if (!data)
    return <Coming error={error} sentence={t('content.compare.unreadFile')} onRetry={refetch} heights={[8]} />
  const { parts } = data
  if (parts === null) {
    return (
      <>
        <p>{t('content.compare.unlike')}</p>
        {!isPicture(path) && <Both {...props} />}
      </>
    )
  }
  if (parts.length === 0) return <p>{t('content.compare.layout')}</p>
  return <LineDiff name={nameOf(path)} parts={parts} />
}
