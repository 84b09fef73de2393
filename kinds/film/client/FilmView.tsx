import { use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { countSeconds, enoughSeconds, firstMissing, joinRanges, secondsOf } from '#shared/domain/coverage.ts'
import { percentDone } from '#shared/domain/progress.ts'
import type { PlayableOf } from '#shared/scene/tasks/task.ts'
import type { FilmKind, PlayableMoment } from '#kinds/film/shared/film-schemas.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { Button } from '#src/ui/Button.tsx'
import { useCovered } from '#src/ui/covering.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { clockTime } from '#src/features/tasks/parts/clock-time.ts'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { useFullScreen } from '#src/features/tasks/parts/use-full-screen.ts'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import { WantedPart, type TaskPart } from '#src/features/tasks/task-notes.ts'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import type { Playing } from '#src/features/tasks/play/use-play.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { FilmControls } from './FilmControls.tsx'
import styles from './FilmView.module.css'
import { Described } from './Described.tsx'
import { FilmPicture } from './FilmPicture.tsx'
import { FilmQuestion } from './FilmQuestion.tsx'
import { pressKey } from './film-keys.ts'
import { Transcript } from './Transcript.tsx'
import { useAsking } from './use-asking.ts'
import { useCues } from './use-cues.ts'
import { useFilm, type Film } from './use-film.ts'
import { useLowWindow } from './use-low-window.ts'
import { useQuiet } from './use-quiet.ts'
import { useWatching, type Watched } from './use-watching.ts'

interface FilmViewProps extends Omit<PlayerProps<FilmKind>, 'onSaved'> {
  playing: Pick<Playing<FilmKind>, 'state' | 'saved' | 'ended' | 'unsent'>
  onWatched: (watched: Watched) => void
  onAnswer: (answer: { moment: string; answers: string[] }) => void
  /** It fills the screen, its controls leave it alone, and it leads on by itself. */
  isCinema: boolean
}

/** A film with controls of our own: they always show where the player stands, what was seen and what is missing. */
// oxlint-disable-next-line complexity -- two looks of one tree: a turn of the phone must not load the film anew
export function FilmView({ playing, onWatched, onAnswer, isCinema: isMeant, ...props }: FilmViewProps) {
  const { attempt, onBack } = props
  const { t } = useTranslation()
  const { seconds, captions, transcript, moments = NO_MOMENTS } = attempt.playable
  const wanted = use(WantedPart)
  const [start] = useState(() => startOf(wanted, playing.state.at, seconds))
  const film = useFilm(attempt.playable, start)
  const end = useEnd(playing, props, 'film.unfinished')
  const { fresh, reportNow } = useWatching(film.video, seconds, onWatched, end.isFinishing)
  const seen = joinRanges(playing.state.seen, fresh)
  const parts = secondsOf(seconds)
  const isEnough = countSeconds(seen) >= enoughSeconds(parts)
  const asking = useAsking(film, moments, playing, onAnswer)
  const isAllAnswered = asking.left.length === 0 && asking.open === null
  const mayFinish = (isEnough && isAllAnswered) || attempt.task.is_completed
  const isCinema = useLowWindow() || isMeant
  const { isQuiet, wake } = useQuiet(isCinema && film.state === 'playing')
  usePauseUnderneath(film)
  const playButton = useRef<HTMLButtonElement>(null)
  const percent = usePercent()(percentDone(countSeconds(seen), parts))

  const { languages, captioned, setTrack, cues } = useSpoken(captions, film)

  const finish = (): void => {
    // what the server has not heard of yet may be what was missing
    reportNow()
    end.finish()
  }
  const leadOn = useEffectEvent(finish)
  useEffect(() => {
    if (isMeant && isEnough && isAllAnswered && film.state === 'ended') leadOn()
  }, [isMeant, isEnough, isAllAnswered, film.state])

  const focusPlay = () => playButton.current?.focus({ preventScroll: true })
  const begin = (): void => {
    film.play()
    focusPlay()
  }
  const goOn = (): void => {
    asking.goOn()
    // until the question is gone nothing below it takes the focus
    requestAnimationFrame(focusPlay)
  }
  const isStuck = film.state === 'ended' && !mayFinish
  const missing = isStuck && !isEnough ? firstMissing(seen, parts) : null
  const skipped = isStuck && isEnough ? (asking.left[0] ?? null) : null
  const reason = isEnough
    ? t('film.questionsOpen', { count: asking.left.length })
    : t('film.notYet', { percent })
  const finishButton = (
    <Button
      onClick={finish}
      disabledReason={!mayFinish && reason}
      loadingVerb={end.isFinishing && t('tasks.frame.finishing')}
    >
      {t('tasks.frame.finish')}
    </Button>
  )
  const trouble = end.trouble && <TroubleNotice trouble={end.trouble} />
  return (
    <TaskFrame
      title={attempt.task.name}
      progress={
        isCinema ? null : (
          <ProgressBar percent={percentDone(countSeconds(seen), parts)} label={t('film.seen')} />
        )
      }
      saved={end.saved}
      isFinishing={end.isFinishing}
      onBack={onBack}
      partNow={() => momentOf(film.video?.currentTime ?? 0)}
      isFilled
      look={isCinema ? 'cinema' : 'paper'}
      width="window"
      isQuiet={isQuiet}
      notice={isCinema ? null : trouble}
      footer={isCinema ? null : <div className={styles.footer}>{finishButton}</div>}
    >
      <div
        className={styles.room}
        data-look={isCinema ? 'cinema' : 'paper'}
        data-alone={isCinema || cues.length === 0}
        inert={asking.open !== null}
      >
        <Stage film={film} isQuiet={isQuiet} wake={wake}>
          <FilmPicture
            film={film}
            poster={attempt.playable.poster}
            captions={captioned}
            setTrack={setTrack}
            cues={film.settings.hasCaptions ? cues : []}
            isQuiet={isQuiet}
            onWake={wake}
            onBegin={begin}
            onResume={focusPlay}
            missing={missing}
            skipped={skipped && { count: asking.left.length, ask: () => asking.ask(skipped) }}
            percent={percent}
          />
          <div className={styles.controls}>
            {isCinema && trouble}
            <FilmControls
              film={film}
              seconds={seconds}
              seen={seen}
              moments={moments}
              percent={percent}
              languages={languages}
              language={captioned?.language}
              playButton={playButton}
            >
              {isCinema && mayFinish && finishButton}
            </FilmControls>
          </div>
        </Stage>
        {!isCinema && cues.length > 0 && (
          <Transcript cues={cues} at={film.at} language={captioned?.language} onSeek={film.seek} />
        )}
        {transcript !== undefined && <Described text={transcript} isHidden={isCinema} />}
      </div>
      {asking.open && <FilmQuestion asking={{ ...asking, goOn }} open={asking.open} saved={playing.saved} />}
    </TaskFrame>
  )
}

interface StageProps {
  film: Film
  isQuiet: boolean
  wake: () => void
  children: ReactNode
}

/** The keys act only while the focus is here; all they do can be pressed, too. */
function Stage({ film, isQuiet, wake, children }: StageProps) {
  const { t } = useTranslation()
  const [, toggleFull] = useFullScreen()
  return (
    <div
      className={styles.stage}
      role="group"
      aria-label={t('film.film')}
      tabIndex={-1}
      data-quiet={isQuiet}
      onKeyDown={(event) => {
        wake()
        pressKey(event, film, toggleFull)
      }}
      onPointerMove={wake}
      onFocus={wake}
    >
      {children}
    </div>
  )
}

/** Nothing is missed while something else is read or written over it. */
function usePauseUnderneath({ video }: Film): void {
  const isCovered = useCovered()
  useEffect(() => {
    if (isCovered) video?.pause()
  }, [isCovered, video])
}

/** What is said in it, in the language that is wished: chosen before, that of the page, or the first there is. */
function useSpoken(captions: PlayableOf<FilmKind>['captions'], { settings }: Film) {
  const { i18n } = useTranslation()
  const languages = captions.map(({ language }) => language)
  const wished = [settings.captions, i18n.language.slice(0, 2), languages[0]]
  const captioned = wished.flatMap((wish) => captions.filter(({ language }) => language === wish))[0]
  const [track, setTrack] = useState<HTMLTrackElement | null>(null)
  return { languages, captioned, setTrack, cues: useCues(track) }
}

const NO_MOMENTS: readonly PlayableMoment[] = []

/** The second to which a note belongs. */
function momentOf(at: number): TaskPart {
  const second = Math.floor(at)
  return { id: `s${second}`, name: clockTime(second) }
}

/** Where a note leads to, else where it was left; a film that was left at its end begins anew. */
function startOf(wanted: string, at: number, seconds: number): number {
  const start = /^s\d+$/.test(wanted) ? Number(wanted.slice(1)) : at
  return start >= seconds - 1 ? 0 : start
}
