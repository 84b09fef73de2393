import { use, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { ArrowRightIcon } from '#src/ui/icons.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import { WantedPart } from '#src/features/tasks/task-notes.ts'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { PICTURE, nextUnseen, type Spot } from './picture.ts'
import styles from './PicturePlayer.module.css'
import { PicturePane } from './PicturePane.tsx'
import { SpotCard } from './SpotCard.tsx'
import { SpotList } from './SpotList.tsx'
import { usePictureView } from '#src/features/tasks/parts/use-picture-view.ts'

/** Until the picture has come and says it. */
const USUAL_RATIO = 1.6

/** One large picture to explore, its places beside it in words; done when every place was opened. */
export function PicturePlayer(props: PlayerProps<'grafika'>) {
  const { attempt, onBack } = props
  const { t } = useTranslation()
  const { spots, picture, pictureAlt } = attempt.playable
  const play = usePlay(props, PICTURE)
  const { seen } = play.state
  const { isFinishing, trouble, saved, finish } = useEnd(play, props, 'picture.unfinished')
  const wanted = use(WantedPart)
  // a place that was never opened is not opened by an address: it would count as seen
  const [open, setOpen] = useState<Spot | null>(
    () => spots.find(({ id }) => id === wanted && seen.includes(id)) ?? null,
  )
  const [ratio, setRatio] = useState(USUAL_RATIO)
  const view = usePictureView(ratio)
  const side = useRef<HTMLDivElement>(null)

  const next = nextUnseen(spots, seen, open?.id ?? null)
  const done = spots.filter(({ id }) => seen.includes(id)).length
  const place = t('picture.found', { count: spots.length, seen: done })

  function show(spot: Spot): void {
    setOpen(spot)
    side.current?.scrollTo({ top: 0 })
    view.goTo(spot.at)
    if (!seen.includes(spot.id)) play.move({ type: 'grafika', saw: spot.id })
  }

  function close(): void {
    const id = open?.id
    setOpen(null)
    // the list comes in place of the card: the keyboard goes on from the row of the place
    requestAnimationFrame(() => {
      side.current?.querySelector<HTMLElement>(`[data-place="${id}"]`)?.focus()
    })
  }

  return (
    <TaskFrame
      title={attempt.task.name}
      width="window"
      progress={
        <ProgressBar
          percent={(done / spots.length) * 100}
          label={t('picture.progress')}
          bottomLabel={<span className={styles.count}>{place}</span>}
        />
      }
      isFilled
      saved={saved}
      isFinishing={isFinishing}
      onBack={onBack}
      partNow={() => open && { id: open.id, name: open.title }}
      notice={trouble && <TroubleNotice trouble={trouble} />}
      footer={
        <div className={styles.footer}>
          {next ? (
            <Button onClick={() => show(next)} iconAfter={<ArrowRightIcon size={20} aria-hidden />}>
              {t('picture.next')}
            </Button>
          ) : (
            <Button onClick={finish} loadingVerb={isFinishing && t('tasks.frame.finishing')}>
              {t('tasks.frame.finish')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.explore}>
        <PicturePane
          src={picture}
          alt={pictureAlt}
          spots={spots}
          seen={seen}
          open={open?.id ?? null}
          picture={view}
          onShape={setRatio}
          onOpen={show}
        />
        <div className={styles.side} ref={side}>
          {open ? (
            <SpotCard
              spot={open}
              place={t('picture.place', { number: spots.indexOf(open) + 1, all: spots.length })}
              onClose={close}
            />
          ) : (
            <SpotList spots={spots} seen={seen} onOpen={show} />
          )}
        </div>
      </div>
    </TaskFrame>
  )
}
