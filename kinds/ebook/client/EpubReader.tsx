import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lastPart, type EpubBook } from '#kinds/ebook/shared/schemas.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { TextAaIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { ChapterText } from './ChapterText.tsx'
import type { Line } from './ContentsPopup.tsx'
import { keepLook, readLook, type Look } from './look.ts'
import { LookPopup } from './LookPopup.tsx'
import { ReaderFrame } from './ReaderFrame.tsx'
import { percentRead } from './reading.ts'
import { useChapter } from './use-chapter.ts'
import type { Reading } from './use-reading-position.ts'
import type { Opening } from './opening.ts'

interface EpubReaderProps {
  book: EpubBook
  title: string
  reading: Reading
  onBack: () => void
}

/** An EPUB, a chapter at a time, its lines as long and its letters as large as the player likes. */
export function EpubReader({ book, title, reading, onBack }: EpubReaderProps) {
  const { t } = useTranslation()
  const [opening, setOpening] = useState<Opening>(() => ({ ...reading.start, target: null }))
  const [share, setShare] = useState(0)
  const [look, setLook] = useState<Look>(readLook)
  const [isLookOpen, setLookOpen] = useState(false)
  /** Where a link was followed. */
  const [left, setLeft] = useState<Opening | null>(null)
  const { part } = opening
  const isAside = part > lastPart(book)
  const chapter = useChapter(book.chapters[part] ?? '')
  useChapter(book.chapters[Math.min(part + 1, book.chapters.length - 1)] ?? '')

  const show = (at: Opening, from: Opening | null): void => {
    setOpening(at)
    setLeft(from)
    setShare(0)
    const { part: to, path, offset } = at
    if (to <= lastPart(book)) reading.standAt({ part: to, path, offset })
  }
  const open = (line: Pick<Line, 'part' | 'target'>): void => show({ ...line, path: '', offset: 0 }, null)

  return (
    <ReaderFrame
      title={title}
      reading={reading}
      onBack={onBack}
      part={part}
      parts={book.inOrder}
      place={isAside ? t('ebook.aside') : t('ebook.chapter', { part: part + 1, parts: book.inOrder })}
      percent={isAside ? percentRead(book, left?.part ?? 0, 0) : percentRead(book, part, share)}
      contents={book.contents}
      onLine={open}
      onPart={(next) => open({ part: next, target: null })}
      onReturn={left && (() => show(left, null))}
      isRightToLeft={book.direction === 'rtl'}
      tools={
        <IconButton
          material="paper"
          label={t('ebook.look')}
          icon={<TextAaIcon />}
          onClick={() => setLookOpen(true)}
        />
      }
    >
      {chapter.data ? (
        <ChapterText
          content={chapter.data}
          opening={opening}
          book={book}
          label={title}
          look={look}
          onPlace={(anchor, read) => {
            setShare(read)
            if (!isAside) reading.standAt({ part, ...anchor })
          }}
          onEnd={() => {
            if (!isAside) reading.readPart(part)
          }}
          onLink={(link, from) =>
            show({ ...link, path: '', offset: 0 }, left ?? { part, ...from, target: null })
          }
        />
      ) : chapter.isError ? (
        <ErrorState
          sentence={t('ebook.chapterLost')}
          action={{ label: t('tasks.retryLoad'), onPress: () => void chapter.refetch() }}
        />
      ) : (
        <Spinner label={t('ebook.coming')} material="paper" size={56} />
      )}
      <LookPopup
        isOpen={isLookOpen}
        look={look}
        onClose={() => setLookOpen(false)}
        onLook={(chosen) => {
          setLook(chosen)
          keepLook(chosen)
        }}
      />
    </ReaderFrame>
  )
}
