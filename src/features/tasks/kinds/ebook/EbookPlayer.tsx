import { useTranslation } from 'react-i18next'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { BookOpenIcon } from '#src/ui/icons.ts'
import { TaskFrame } from '../../parts/TaskFrame.tsx'
import type { PlayerProps } from '../player-props.tsx'
import { EpubReader } from './EpubReader.tsx'
import { PdfReader } from './PdfReader.tsx'
import { bookIn } from './reading.ts'
import { useReading } from './use-reading.ts'

/** A book in the player's language: read on from where they stood, done at the end of its last part. */
export function EbookPlayer(props: PlayerProps<'ebook'>) {
  const { attempt, onBack } = props
  const { t, i18n } = useTranslation()
  const book = bookIn(attempt.playable.books, i18n.language)
  const reading = useReading(props, book)
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
          sentence={t('tasks.ebook.missing')}
          icon={<BookOpenIcon size={32} weight="fill" aria-hidden />}
        />
      </TaskFrame>
    )
  }
  const shared = { title: attempt.task.name, reading, onBack }
  return book.format === 'epub' ? (
    <EpubReader key={book.key} book={book} {...shared} />
  ) : (
    <PdfReader key={book.key} book={book} {...shared} />
  )
}
