import { useTranslation } from 'react-i18next'
import type { ContentFinding } from '#shared/contract/content.ts'
import { useFindingWords } from '#src/i18n/finding-words.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Content.module.css'

interface FindingProps {
  finding: ContentFinding
  /** Where it can be put right without its file. */
  fixHref?: string | null
}

/** What is wrong, and how to put it right. */
export function Finding({ finding, fixHref = null }: FindingProps) {
  const { t } = useTranslation()
  const { problem, hint, lang } = useFindingWords()(finding)
  return (
    <div className={styles.finding}>
      <p lang={lang}>
        <strong>{problem}</strong>
      </p>
      {hint !== '' && <p lang={lang}>{hint}</p>}
      {fixHref !== null && (
        <a className={styles.fixLink} href={fixHref}>
          {t('content.check.fix')}
          <VisuallyHidden> {problem}</VisuallyHidden>
        </a>
      )}
    </div>
  )
}
