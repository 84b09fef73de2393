import { useTranslation } from 'react-i18next'
import type { HandedIn } from '#shared/contract/reviews.ts'
import { useSizes } from '#src/i18n/use-sizes.ts'
import {
  DownloadSimpleIcon,
  FileTextIcon,
  FilmStripIcon,
  ImageSquareIcon,
  MusicNoteIcon,
} from '#src/ui/icons.ts'
import styles from './WorkView.module.css'

const ICONS = {
  picture: ImageSquareIcon,
  film: FilmStripIcon,
  sound: MusicNoteIcon,
  document: FileTextIcon,
}

/** A file: a picture as itself, all else by its sort; it opens on the host of contents, never here. */
export function HandedInFile({ file }: { file: HandedIn & { sort: 'file' } }) {
  const { t } = useTranslation()
  const sizeOf = useSizes()
  const { name, kind, bytes, picture, download } = file
  const Icon = ICONS[kind]
  return (
    <figure className={styles.file}>
      {picture && <img className={styles.picture} src={picture.large} alt={name} />}
      <figcaption className={styles.caption}>
        <Icon size={24} weight="fill" aria-hidden />
        <span className={styles.fileName}>
          <bdi>{name}</bdi>
          <span className={styles.note}>{sizeOf(bytes)}</span>
        </span>
        {download !== null && (
          <a className={styles.download} href={download} download={name}>
            <DownloadSimpleIcon size={20} aria-hidden />
            {t('reviews.work.download')}
          </a>
        )}
      </figcaption>
    </figure>
  )
}
