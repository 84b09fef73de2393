import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '#shared/questions/question.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { report } from '#src/lib/report.ts'
import { Button } from '#src/ui/Button.tsx'
import { DownloadSimpleIcon, UploadSimpleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './Authoring.module.css'
import type { ExportFormat } from './parts/export/offer-questions.ts'
import type { ImportPopupProps } from './parts/import/ImportPopup.tsx'
import { destinationOf } from './question-destination.ts'
import type { QuestionTarget } from './question-target.ts'
import type { Parts } from './use-parts.ts'
import { useWriting, wordsBelow, type Writing } from './use-writing.ts'

interface QuestionToolsProps<Part extends { id: string; picture?: string | undefined }> {
  all: Parts<Part>
  target: QuestionTarget<Part>
}

/** What reads files is seldom needed, and comes then. */
const late = latePart(async () => (await import('./parts/import/late.ts')).ImportPopup)
const loadOffer = () => import('./parts/export/offer-questions.ts')

/** Brings questions of a file in, and gives those of the task to one (AUTHOR-3). */
export function QuestionTools<Part extends { id: string; picture?: string | undefined }>(
  props: QuestionToolsProps<Part>,
) {
  const { all, target } = props
  const { t } = useTranslation()
  const writing = useWriting()
  const { task, language } = writing
  const [isOpen, setOpen] = useState(false)
  const [isLost, setLost] = useState(false)
  const questions = questionsOf(writing, all.parts, target)
  const offer = async (format: ExportFormat) => {
    try {
      const { offerQuestions } = await loadOffer()
      setLost(false)
      offerQuestions(questions, { format, name: task, language })
    } catch (error) {
      report('what writes questions did not come', error)
      setLost(true)
    }
  }
  const nothing = questions.length === 0 && t('authoring.import.nothing')
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        icon={<UploadSimpleIcon size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('authoring.import.open')}
      </Button>
      <Button
        variant="secondary"
        icon={<DownloadSimpleIcon size={20} aria-hidden />}
        disabledReason={nothing}
        onClick={() => void offer('gift')}
      >
        {t('authoring.import.asGift')}
      </Button>
      <Button
        variant="secondary"
        icon={<DownloadSimpleIcon size={20} aria-hidden />}
        disabledReason={nothing}
        onClick={() => void offer('csv')}
      >
        {t('authoring.import.asTable')}
      </Button>
      {isLost && <Notice tone="error">{t('authoring.import.notOffered')}</Notice>}
      {isOpen && <Late destination={destinationOf(writing, all, target)} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** What the task gives to a file, in the language that is written. */
function questionsOf<Part extends { id: string; picture?: string | undefined }>(
  writing: Writing,
  parts: readonly Part[],
  { group, give, giveAll, giveTask }: QuestionTarget<Part>,
): Question[] {
  const { file, language } = writing
  if (giveTask) return giveTask(file['content'], writing.words[language] ?? {})
  const given = parts.flatMap(
    (part) => give(part, wordsBelow(writing, [group, part.id], language) ?? {}) ?? [],
  )
  return giveAll?.(given) ?? given
}

/** Asked for when it is opened, and again while it does not come. */
function Late(props: ImportPopupProps) {
  const { t } = useTranslation()
  const { Part, isMissing } = useLatePart(late)
  if (Part) return <Part {...props} />
  return (
    <div role="status">
      {isMissing ? (
        <Notice tone="error">{t('authoring.import.missing')}</Notice>
      ) : (
        <p className={styles.note}>{t('authoring.import.loading')}</p>
      )}
    </div>
  )
}
