import { useTranslation } from 'react-i18next'
import { useFindingWords } from '#src/i18n/finding-words.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from '../Authoring.module.css'
import { findingsOfTask, notesOfTask } from '../rules/task-findings.ts'
import { useAuthoring } from '../use-authoring.ts'
import { useWriting } from '../use-writing.ts'
import { MissingText } from './MissingText.tsx'

/** What the last check says of a task, and how to put it right (AUTHOR-1). */
export function TaskFindings({ mission, task }: { mission: string; task: string }) {
  const { t } = useTranslation()
  const { findings } = useAuthoring()
  const say = useFindingWords()
  const writing = useWriting()
  const notes = notesOfTask(findingsOfTask(findings, mission, task), task, writing.words)
  if (notes.length === 0) return null
  return (
    <ul className={styles.rows} aria-label={t('authoring.findings')}>
      {notes.map((note, index) => {
        if ('words' in note)
          return (
            <li key={index}>
              <MissingText words={note.words} />
            </li>
          )
        const { finding } = note
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
