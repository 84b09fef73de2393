import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { DiffLine, DiffPart } from '../rules/line-diff.ts'
import styles from './Compare.module.css'

interface LineDiffProps {
  /** Of the file, as it is read out. */
  name: string
  parts: readonly DiffPart[]
}

/** Lines that differ, each marked by a sign besides its colour. */
export function LineDiff({ name, parts }: LineDiffProps) {
  const { t } = useTranslation()
  return (
    <div
      className={styles.lines}
      role="region"
      aria-label={t('content.compare.linesOf', { name })}
      // read by the keyboard as well, where it is longer than its place
      tabIndex={0}
    >
      {parts.map(({ from, lines }) => (
        <section key={from} className={styles.part}>
          <p className={styles.where}>{t('content.compare.line', { number: from })}</p>
          <pre translate="no">
            {lines.map((line, at) => (
              <Line key={at} line={line} />
            ))}
          </pre>
        </section>
      ))}
    </div>
  )
}

const SIGN = { added: '+', removed: '−', same: ' ' } as const

function Line({ line: { how, text } }: { line: DiffLine }) {
  const { t } = useTranslation()
  const Mark = how === 'added' ? 'ins' : how === 'removed' ? 'del' : 'span'
  return (
    <Mark className={styles.line} data-how={how}>
      <span className={styles.sign} aria-hidden="true">
        {SIGN[how]}
      </span>
      {how !== 'same' && <VisuallyHidden>{t(`content.compare.mark.${how}`)} </VisuallyHidden>}
      <span>{text === '' ? ' ' : text}</span>
    </Mark>
  )
}
