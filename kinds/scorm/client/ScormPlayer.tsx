import { useRef, type RefObject } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isFailure } from '#src/lib/failure.ts'
import { Button } from '#src/ui/Button.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { launchQuery } from '#src/features/tasks/attempt-queries.ts'
import { clockTime } from '#src/features/tasks/parts/clock-time.ts'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { ItemList } from './ItemList.tsx'
import { PackageFrame, type PackageFrameHandle } from './PackageFrame.tsx'
import { nextItem, openingOf } from './scorm.ts'
import styles from './ScormPlayer.module.css'
import { useScorm, type PlayingScorm } from './use-scorm.ts'

/** A SCORM 1.2 package: one part at a time in a frame, with a table of contents where there are several. */
export function ScormPlayer(props: PlayerProps<'scorm12'>) {
  const { task, playable } = props.attempt
  const frame = useRef<PackageFrameHandle>(null)
  const playing = useScorm(props, frame)
  const { items, state, visit, saved, isFinishing, isClosing } = playing
  return (
    <TaskFrame
      title={task.name}
      progress={null}
      isFilled
      width={visit ? 'window' : 'narrow'}
      saved={saved}
      isFinishing={isFinishing || isClosing}
      onBack={playing.back}
      partNow={() => visit && { id: visit.item.id, name: visit.item.title }}
      notice={<PackageNotice playing={playing} opensWindows={playable.opensWindows ?? false} />}
      footer={items.length > 0 && <Actions playing={playing} />}
    >
      {visit || items.length === 0 ? (
        <Room attemptId={props.attempt.id} playing={playing} frame={frame} />
      ) : (
        <ItemList
          // the frame says its task's name already
          title={playable.title === task.name ? '' : playable.title}
          {...{ items: playable.items, state }}
          next={nextItem(items, state)}
          onItem={playing.open}
        />
      )}
    </TaskFrame>
  )
}

interface RoomProps {
  attemptId: string
  playing: PlayingScorm
  frame: RefObject<PackageFrameHandle | null>
}

/** Where a package runs, or why it does not. */
function Room({ attemptId, playing, frame }: RoomProps) {
  const { t, i18n } = useTranslation()
  const { visit, isLost } = playing
  const launch = useQuery({ ...launchQuery(attemptId), enabled: visit !== null })
  if (!visit) return <ErrorState sentence={t('scorm.missing')} />
  if (isFailure(launch.error, 409)) return <ErrorState sentence={t('scorm.noHost')} />
  if (launch.error) {
    const action = { label: t('scorm.retry'), onPress: () => void launch.refetch() }
    return <ErrorState sentence={t('scorm.notCome')} error={launch.error} action={action} />
  }
  if (!launch.data) return <Spinner label={t('scorm.coming')} material="paper" size={56} />
  const { student } = launch.data
  return (
    <div className={styles.room}>
      <PackageFrame
        key={visit.id}
        ref={frame}
        launch={launch.data}
        opening={openingOf(visit.item, visit.before, { id: visit.id, student, language: i18n.language })}
        title={visit.item.title}
        isCovered={isLost}
        onReport={playing.keep}
      />
      {isLost && (
        <div className={styles.lost}>
          <ErrorState
            sentence={t('scorm.lost')}
            action={{ label: t('scorm.retry'), onPress: playing.retry }}
          />
        </div>
      )}
    </div>
  )
}

function PackageNotice({ playing, opensWindows }: { playing: PlayingScorm; opensWindows: boolean }) {
  const { t } = useTranslation()
  const { trouble, isTooLarge, whole } = playing
  if (trouble) return <TroubleNotice trouble={trouble} />
  if (isTooLarge) return <Notice tone="error">{t('scorm.tooLarge')}</Notice>
  if (whole === 'failed') return <Notice tone="info">{t('scorm.tryAgain')}</Notice>
  if (opensWindows) return <Notice tone="info">{t('scorm.opensWindows')}</Notice>
  return null
}

/** To the contents, to the next part, again, to the end: what makes sense now. */
function Actions({ playing }: { playing: PlayingScorm }) {
  const { t } = useTranslation()
  const { items, state, visit, whole, isClosing, isFinishing, secondsLeft } = playing
  const next = nextItem(items, state)
  const [only] = items
  const isSingle = items.length === 1
  return (
    <div className={styles.footer}>
      {visit && !isSingle && (
        <Button
          variant="secondary"
          loadingVerb={isClosing && t('scorm.closing')}
          onClick={() => void playing.leaveItem()}
        >
          {t('scorm.contents')}
        </Button>
      )}
      {!visit && next && (
        <Button onClick={() => playing.open(next)}>
          {t(state.items.length > 0 ? 'scorm.goOn' : 'tasks.introduction.start')}
        </Button>
      )}
      {only && isSingle && whole === 'failed' && (
        <Button variant="secondary" onClick={() => playing.open(only)}>
          {t('scorm.again')}
        </Button>
      )}
      {(isSingle || whole !== 'open') && (
        <Button
          onClick={playing.finish}
          loadingVerb={isFinishing && t('tasks.frame.finishing')}
          disabledReason={
            (whole === 'open' && t('scorm.unfinished')) ||
            (secondsLeft > 0 && t('tasks.frame.timeLeft', { time: clockTime(secondsLeft) }))
          }
        >
          {t(whole === 'failed' ? 'scorm.end' : 'tasks.frame.finish')}
        </Button>
      )}
    </div>
  )
}
