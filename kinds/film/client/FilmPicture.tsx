import { use, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { PlayIcon } from '#src/ui/icons.ts'
import { InlineSpinner } from '#src/ui/Spinner.tsx'
import { BesideForm } from '#src/features/tasks/written-plays.ts'
import styles from './FilmPicture.module.css'
import type { Cue } from './use-cues.ts'
import type { Film } from './use-film.ts'

interface FilmPictureProps {
  film: Film
  poster: string
  captions: { language: string; url: string } | undefined
  setTrack: (track: HTMLTrackElement | null) => void
  /** None where captions are off. */
  cues: readonly Cue[]
  isQuiet: boolean
  onWake: () => void
  onBegin: () => void
  /** A button on the picture goes with its press: what plays the film takes the focus. */
  onResume: () => void
  /** The first second that was not seen, where the film has ended without enough of it. */
  missing: number | null
  /** Questions that were passed over, where it has ended. */
  skipped: { count: number; ask: () => void } | null
  percent: string
}

/** The picture of a film with what is said in it; and in words what it waits for, or what it lacks. */
export function FilmPicture(props: FilmPictureProps) {
  const { poster, captions, setTrack, cues, isQuiet, onWake, onBegin, onResume } = props
  const { missing, skipped, percent } = props
  const { setVideo, ...film } = props.film
  const { t } = useTranslation()
  const wasQuiet = useRef(false)
  const beginButton = useRef<HTMLButtonElement>(null)
  const isBesideForm = use(BesideForm)
  useEffect(() => {
    if (!isBesideForm) beginButton.current?.focus({ preventScroll: true })
  }, [isBesideForm])
  // until it begins, its button stands where the words would
  const said = film.hasBegun ? cues.filter(({ from, to }) => from <= film.at && film.at < to) : []
  return (
    <div
      className={styles.picture}
      onPointerDown={({ pointerType }) => {
        wasQuiet.current = isQuiet && pointerType !== 'mouse'
        onWake()
      }}
    >
      {/* A press on the picture is for those who see it; the button below it says the same to all. */}
      <video
        ref={setVideo}
        className={styles.video}
        poster={poster}
        preload="metadata"
        playsInline
        crossOrigin="anonymous"
        disablePictureInPicture
        onClick={() => {
          if (!wasQuiet.current) film.toggle()
        }}
      >
        {captions && (
          <track
            key={captions.url}
            ref={setTrack}
            kind="captions"
            src={captions.url}
            srcLang={captions.language}
          />
        )}
      </video>
      {/* films end in the dark */}
      {film.state === 'ended' && <img className={styles.still} src={poster} alt="" />}
      {said.length > 0 && (
        <p
          className={styles.captions}
          lang={captions?.language}
          data-high={said.some(({ isHigh }) => isHigh) || undefined}
        >
          {said.map(({ text }, index) => (
            <span key={index}>{text}</span>
          ))}
        </p>
      )}
      {film.state === 'waiting' && (
        <p className={styles.words} role="status">
          <InlineSpinner />
          {t('film.loading')}
        </p>
      )}
      {film.state === 'broken' && (
        <div className={styles.words} role="alert">
          {t('film.broken')}
          <Button
            variant="secondary"
            material="night"
            onClick={() => {
              film.loadAgain()
              onResume()
            }}
          >
            {t('tasks.retryLoad')}
          </Button>
        </div>
      )}
      {missing !== null && (
        <div className={styles.words} role="status">
          {t('film.incomplete', { percent })}
          <Button
            onClick={() => {
              film.seek(missing)
              film.play()
              onResume()
            }}
          >
            {t('film.toMissing')}
          </Button>
        </div>
      )}
      {skipped && (
        <div className={styles.words} role="status">
          {t('film.questionsOpen', { count: skipped.count })}
          <Button onClick={skipped.ask}>{t('film.toQuestion')}</Button>
        </div>
      )}
      {!film.hasBegun && film.state !== 'broken' && (
        <button
          ref={beginButton}
          type="button"
          className={styles.begin}
          aria-label={t('film.begin')}
          onClick={onBegin}
        >
          <PlayIcon weight="fill" aria-hidden />
        </button>
      )}
    </div>
  )
}
