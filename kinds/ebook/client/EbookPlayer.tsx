import { useTranslation } from 'react-i18next'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { BookOpenIcon } from '#src/ui/icons.ts'
import { Spinner } from '#src/ui/Spinner.tsx'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { EpubReader } from './EpubReader.tsx'
import type { PdfReaderProps } from './PdfReader.tsx'
import { bookIn } from './reading.ts'
import { useReadingPosition } from './use-reading-position.ts'

/** A book in the player's language: read on from where they stood, done at the end of its last part. */
export function EbookPlayer(props: PlayerProps<'ebook'>) {
  const { attempt, onBack } = props
  const { t, i18n } = useTranslation()
  const book = bookIn(attempt.playable.books, i18n.language)
  const reading = useReadingPosition(props, book)
  if (!book) {
    return (
      <TaskFrame
        title={attempt.task.name}
        progress={null}
        saved={reading.saved}
        isFinishing={false}
        onBack={onBack}
        notice={null}
        footer={null}
      >
        <ErrorState
          sentence={t('ebook.missing')}
          icon={<BookOpenIcon size={32} weight="fill" aria-hidden />}
        />
      </TaskFrame>
    )
  }
  const shared = { title: attempt.task.name, reading, onBack }
  return book.format === 'epub' ? (
    <EpubReader key={book.key} book={book} {...shared} />
  ) : (
    <LatePdfReader key={book.key} book={book} {...shared} />
  )
}

/** pdf.js is large, and who reads an EPUB needs none of it. */
const PDF_READER = latePart(async () => (await import('./PdfReader.tsx')).PdfReader)

function LatePdfReader(props: PdfReaderProps) {
  const { t } = useTranslation()
  const { Part } = useLatePart(PDF_READER)
  if (Part) return <Part {...props} />
  const { title, reading, onBack } = props
  return (
    <TaskFrame
      title={title}
      progress={null}
      saved={reading.saved}
      isFinishing={false}
      onBack={onBack}
      notice={null}
      footer={null}
    >
      <Spinner label={t('ebook.coming')} material="paper" size={56} />
    </TaskFrame>
  )
}
