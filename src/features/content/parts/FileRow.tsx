import { useTranslation } from 'react-i18next'
import type { ContentPresence } from '#shared/contract/content-presence.ts'
import type { DraftFile } from '#shared/contract/content.ts'
import { useSizes } from '#src/i18n/use-sizes.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { OthersAt } from '../OthersHere.tsx'
import { isPicture, sortOf } from '../rules/file-sort.ts'
import { nameOf } from '../rules/tree.ts'
import { fileAddressOf } from '../send-bytes.ts'
import files from './Files.module.css'
import { Wrong } from './FolderRow.tsx'
import { SortIcon } from './SortIcon.tsx'

/** Larger pictures are seen beside the list, one at a time. */
const LARGEST_THUMBNAIL = 150_000

interface FileRowProps {
  /** Of the adventure. */
  folder: string
  file: DraftFile
  isSelected: boolean
  hasErrors: boolean
  /** Who else looks at it. */
  others: readonly ContentPresence[]
  href: string
}

/** A file in the list, by its name, what it is for, how large it is, and who changed it. */
export function FileRow({
  folder,
  file: { path, hash, bytes, changed },
  isSelected,
  hasErrors,
  others,
  href,
}: FileRowProps) {
  const { t } = useTranslation()
  const sizeOf = useSizes()
  const when = useWhen()
  const sort = sortOf(path)
  return (
    <a className={files.row} href={href} aria-current={isSelected || undefined} data-file>
      <span className={files.thumbnail}>
        {isPicture(path) && bytes <= LARGEST_THUMBNAIL ? (
          <img src={fileAddressOf(folder, path, hash)} alt="" loading="lazy" />
        ) : (
          <SortIcon sort={sort} />
        )}
      </span>
      <span className={files.name}>
        {nameOf(path)}
        <span className={files.facts}>
          <span>{t(`content.sort.${sort}`)}</span>
          <span>{sizeOf(bytes)}</span>
          <span>
            {changed.by === null
              ? when.ago(changed.at)
              : t('content.by', { who: changed.by, when: when.ago(changed.at) })}
          </span>
        </span>
      </span>
      <OthersAt others={others} />
      {hasErrors && <Wrong />}
    </a>
  )
}
