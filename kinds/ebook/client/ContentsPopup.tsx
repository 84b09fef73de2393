import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Popup } from '#src/ui/Popup.tsx'
import styles from './ContentsPopup.module.css'

/** A line of a table of contents, whatever the book is. */
export interface Line {
  title: string
  part: number
  target: string | null
  depth: number
}

interface ContentsPopupProps {
  isOpen: boolean
  contents: readonly Line[]
  /** Where the player reads. */
  part: number
  onLine: (line: Line) => void
  onClose: () => void
}

export function ContentsPopup({ isOpen, contents, part, onLine, onClose }: ContentsPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const here = contents.findLastIndex((line) => line.part <= part && line.depth === 0)
  return (
    <Popup isOpen={isOpen} labelledBy={titleId} onClose={onClose} closeLabel={t('ebook.close')}>
      <h2 className={styles.title} id={titleId}>
        {t('ebook.contents')}
      </h2>
      <ol className={styles.list}>
        {contents.map((line, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.line}
              style={{ paddingInlineStart: `${line.depth + 0.75}rem` }}
              aria-current={index === here ? 'true' : undefined}
              onClick={() => onLine(line)}
            >
              {line.title}
            </button>
          </li>
        ))}
      </ol>
    </Popup>
  )
}
