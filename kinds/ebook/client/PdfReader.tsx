import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PdfBook } from '#kinds/ebook/shared/schemas.ts'
import { isFailure } from '#src/lib/failure.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { MinusIcon, PlusIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { openPdf, type OpenPdf } from './open-pdf.ts'
import { PdfPage } from './PdfPage.tsx'
import { ReaderFrame } from './ReaderFrame.tsx'
import { percentRead } from './reading.ts'
import type { Reading } from './use-reading-position.ts'

export interface PdfReaderProps {
  book: PdfBook
  title: string
  reading: Reading
  onBack: () => void
}

/** Times the width of the window. */
const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3] as const
const WHOLE_WIDTH = 2

/** A PDF, a page at a time, as large as the player likes. */
export function PdfReader({ book, title, reading, onBack }: PdfReaderProps) {
  const { t } = useTranslation()
  const [opening, setOpening] = useState(reading.start)
  const [share, setShare] = useState(0)
  const [zoom, setZoom] = useState(WHOLE_WIDTH)
  const { opened, trouble, retry } = usePdf(book.url)
  /** Where a link was followed. */
  const [left, setLeft] = useState<typeof opening | null>(null)
  const { part } = opening
  const show = (at: typeof opening, from: typeof opening | null): void => {
    setOpening(at)
    setLeft(from)
    setShare(0)
    reading.standAt(at)
  }
  const open = (next: number): void => show({ part: next, path: '', offset: 0 }, null)

  return (
    <ReaderFrame
      title={title}
      reading={reading}
      onBack={onBack}
      part={part}
      parts={book.words.length}
      place={t('ebook.page', { part: part + 1, parts: book.words.length })}
      percent={percentRead(book, part, share)}
      contents={opened?.contents ?? []}
      onLine={(line) => open(Math.min(line.part, book.words.length - 1))}
      onPart={open}
      onReturn={left && (() => show(left, null))}
      tools={
        <>
          <IconButton
            material="paper"
            label={t('ebook.zoomOut')}
            icon={<MinusIcon />}
            disabledReason={zoom === 0 && t('ebook.smallest')}
            onClick={() => setZoom(zoom - 1)}
          />
          <IconButton
            material="paper"
            label={t('ebook.zoomIn')}
            icon={<PlusIcon />}
            disabledReason={zoom === ZOOMS.length - 1 && t('ebook.largest')}
            onClick={() => setZoom(zoom + 1)}
          />
        </>
      }
    >
      {opened ? (
        <PdfPage
          pdf={opened.pdf}
          opening={opening}
          zoom={ZOOMS[zoom] ?? 1}
          label={title}
          onPlace={(offset, read) => {
            setShare(read)
            reading.standAt({ part, path: '', offset })
          }}
          onEnd={() => reading.readPart(part)}
          onLink={(to) => show({ part: to, path: '', offset: 0 }, left ?? opening)}
        />
      ) : trouble === null ? (
        <Spinner label={t('ebook.coming')} material="paper" size={56} />
      ) : (
        <ErrorState
          sentence={t(trouble === 'lost' ? 'ebook.bookLost' : 'ebook.bookBroken')}
          {...(trouble === 'lost' && { action: { label: t('tasks.retryLoad'), onPress: retry } })}
        />
      )}
    </ReaderFrame>
  )
}

interface PdfNow {
  opened: OpenPdf | null
  /** It did not come, or nothing can open it. */
  trouble: 'lost' | 'broken' | null
  retry: () => void
}

function usePdf(url: string): PdfNow {
  const [now, setNow] = useState<Omit<PdfNow, 'retry'>>({ opened: null, trouble: null })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isGone = false
    const { opened, close } = openPdf(url)
    opened.then(
      (pdf) => {
        if (!isGone) setNow({ opened: pdf, trouble: null })
      },
      (error: unknown) => {
        if (!isGone) setNow({ opened: null, trouble: isFailure(error) ? 'lost' : 'broken' })
      },
    )
    return () => {
      isGone = true
      close()
    }
  }, [url, tries])
  return {
    ...now,
    retry: () => {
      setNow({ opened: null, trouble: null })
      setTries(tries + 1)
    },
  }
}
