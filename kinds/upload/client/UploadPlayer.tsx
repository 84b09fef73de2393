import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Segments } from '#src/ui/play/Segments.tsx'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { worseOf } from '#src/outbox/saved.ts'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { DropZone } from './DropZone.tsx'
import { FileRow } from './FileRow.tsx'
import { SaidProgress } from './SaidProgress.tsx'
import { begunOf, shownFiles } from './shown-files.ts'
import { cancelTransfer } from './tus-transfer.ts'
import { UPLOAD } from './upload-rule.ts'
import { UploadBrief } from './UploadBrief.tsx'
import styles from './UploadPlayer.module.css'
import { useLeftBehind } from './use-left-behind.ts'
import { useSender } from './use-sender.ts'
import { useUploads } from './use-uploads.ts'

/** Files are sent as they are chosen, and handed in together; until then each can be taken away again. */
export function UploadPlayer(props: PlayerProps<'upload'>) {
  const { attempt, onBack, onStale } = props
  const { playable, task } = attempt
  const { accepts, minimum, maximum } = playable
  const { t } = useTranslation()
  const play = usePlay(props, UPLOAD)
  const { files, isHandedIn } = play.state
  const end = useEnd(play, props, 'upload.unfinished')
  const { isFinishing, trouble } = end
  const add = (file: string) => {
    play.move({ type: 'upload', action: 'add', file })
    void refetch()
  }
  const sender = useSender({ attemptId: attempt.id, accepts, onArrived: add })
  const { list } = sender
  const { uploads, isMissing, refetch } = useUploads(attempt.id, { ...play, list, onStale })

  useLeftBehind(attempt.id, { isHandedIn, files, onArrived: add })

  const shown = shownFiles(play, list, uploads)
  const going = list.filter(({ phase }) => phase !== 'refused' && phase !== 'there')
  const isGoing = going.some(({ phase }) => phase !== 'paused')
  const begun = begunOf(play.state, uploads)
  const missing = Math.max(0, minimum - files.length)
  const all = Math.max(minimum, files.length)
  const place = t(`upload.${placeKey(minimum, maximum)}`, { done: files.length, all, most: maximum })
  const room =
    maximum - shown.filter(({ at }) => at.place !== 'going' || at.sending.phase !== 'refused').length
  const isFixed = isHandedIn || isFinishing

  return (
    <TaskFrame
      title={task.name}
      progress={<Segments total={all} now={isHandedIn ? all + 1 : files.length} label={place} />}
      saved={worseOf(end.saved, isGoing ? 'saving' : 'saved')}
      isFinishing={isFinishing}
      onBack={onBack}
      notice={
        trouble ? (
          <TroubleNotice trouble={trouble} />
        ) : (
          (play.refused !== null && <Notice tone="warn">{t('upload.refused')}</Notice>) ||
          (isMissing && <Notice tone="warn">{t('upload.listFailed')}</Notice>)
        )
      }
      footer={
        <div className={styles.footer}>
          <p className={styles.place}>{isHandedIn ? t('upload.handedIn') : place}</p>
          {isHandedIn ? (
            <Button variant="secondary" onClick={onBack}>
              {t('tasks.frame.back')}
            </Button>
          ) : (
            <Button
              onClick={end.finish}
              disabledReason={
                (missing > 0 && t('upload.missing', { count: missing })) ||
                (isGoing && t('upload.onTheWay')) ||
                (going.length > 0 && t('upload.waiting'))
              }
              loadingVerb={isFinishing && t('tasks.frame.handingIn')}
            >
              {t('tasks.frame.handIn')}
            </Button>
          )}
        </div>
      }
    >
      <div
        className={styles.content}
        data-long
        {...(isHandedIn && { role: 'region', 'aria-label': t('upload.handedIn'), tabIndex: 0 })}
      >
        <UploadBrief picture={task.picture} playable={playable} />
        <div className={styles.files}>
          {!isFixed && (
            <DropZone
              {...{ accepts, maximum }}
              isFull={room <= 0 && begun.length === 0}
              onFiles={(chosen) => sender.add(chosen, begun, room)}
            />
          )}
          <h2 className={styles.title}>{t('upload.list')}</h2>
          {shown.length === 0 ? (
            <p className={styles.none}>{t('upload.none')}</p>
          ) : (
            <ul className={styles.list}>
              {shown.map((one) => (
                <FileRow
                  key={one.key}
                  shown={one}
                  isFixed={isFixed}
                  onPause={sender.pause}
                  onResume={sender.resume}
                  onCancel={sender.cancel}
                  onDrop={(file) => {
                    sender.forget(file)
                    play.move({ type: 'upload', action: 'drop', file })
                  }}
                  onCancelBegun={(id) => {
                    // what cannot be deleted now is swept
                    const again = () => void refetch()
                    cancelTransfer(attempt.id, id).then(again, again)
                  }}
                />
              ))}
            </ul>
          )}
          <SaidProgress list={list} />
        </div>
      </div>
    </TaskFrame>
  )
}

/** Where more may be handed in than must be, how many that is. */
function placeKey(minimum: number, maximum: number): 'place' | 'placeUpTo' {
  return maximum > minimum ? 'placeUpTo' : 'place'
}
