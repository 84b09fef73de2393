import { useTranslation } from 'react-i18next'
import { isBlank } from '#shared/content/translations/flags.ts'
import { useFindingWords } from '#src/i18n/finding-words.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from '../Authoring.module.css'
import { findingsOfTask } from '../rules/task-findings.ts'
import { missingWord } from '../task-of-finding.ts'
import { useAuthoring } from '../use-authoring.ts'
import { useWriting, wordsAt } from '../use-writing.ts'
import { MissingText } from './MissingText.tsx'

/** What the last check says of a task, and how to put it right (AUTHOR-1). */
export function TaskFindings({ mission, task }: { mission: string; task: string }) {
  const { t } = useTranslation()
  const { findings } = useAuthoring()
  const say = useFindingWords()
  const writing = useWriting()
  const found = findingsOfTask(findings, mission, task)
    .map((finding) => ({ finding, word: missingWord(finding, task) }))
    // what was written since the check is missing no more
    .filter(({ word }) => word === null || isBlank(wordsAt(writing, word.at, word.language)))
  if (found.length === 0) return null
  return (
    <ul className={styles.rows} aria-label={t('authoring.findings')}>
      {found.map(({ finding, word }, index) => {
        if (word)
          return (
            <li key={index}>
              <MissingText word={word} />
            </li>
          )
        const { problem, hint, lang } = say(finding)
        return (
          <li key={index}>
            <Notice tone={finding.severity === 'error' ? 'error' : 'warn'} isAnnounced>
              <div lang={lang}>
                {finding.file.includes('/text/') && <p className={styles.note}>{finding.file}</p>}
                <p>
                  <strong>{problem}</strong>
                </p>
                {hint !== '' && <p>{hint}</p>}
              </div>
            </Notice>
          </li>
        )
      })}
    </ul>
  )
}
