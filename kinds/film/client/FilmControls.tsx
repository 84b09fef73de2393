import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayableMoment } from '#kinds/film/shared/film-schemas.ts'
import { isLanguage, LANGUAGES, type Language } from '#shared/domain/languages.ts'
import type { Ranges } from '#shared/domain/coverage.ts'
import { isolate } from '#src/i18n/isolate.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { PauseIcon, PlayIcon, SpeakerHighIcon, SpeakerSlashIcon } from '#src/ui/icons.ts'
import { clockTime } from '#src/features/tasks/parts/clock-time.ts'
import styles from './FilmControls.module.css'
import { SeekBar } from './SeekBar.tsx'
import type { Film } from './use-film.ts'

interface FilmControlsProps {
  film: Film
  seconds: number
  seen: Ranges
  moments: readonly PlayableMoment[]
  /** Of what is seen, in words. */
  percent: string
  languages: readonly Language[]
  /** In which the captions are; undefined where there are none. */
  language: Language | undefined
  playButton: Ref<HTMLButtonElement>
  /** At the end of the row. */
  children?: ReactNode
}

/** Everything by which a film is played, each with a name and 44 px for a thumb. */
export function FilmControls(props: FilmControlsProps) {
  const { film, seconds, seen, moments, percent, languages, language, playButton, children } = props
  const { t, i18n } = useTranslation()
  const { settings, change, speeds } = film
  const isPlaying = film.state === 'playing' || film.state === 'waiting'
  const number = new Intl.NumberFormat(i18n.language || undefined)
  return (
    <div className={styles.controls}>
      <SeekBar {...{ at: film.at, seconds, seen, moments, percent }} onSeek={film.seek} />
      <div className={styles.row}>
        <IconButton
          ref={playButton}
          material="paper"
          label={t(isPlaying ? 'film.pause' : 'film.play')}
          icon={isPlaying ? <PauseIcon weight="fill" /> : <PlayIcon weight="fill" />}
          onClick={film.toggle}
        />
        <span className={styles.time}>
          {clockTime(film.at)} / {clockTime(seconds)}
        </span>
        <IconButton
          material="paper"
          label={t(settings.isMuted ? 'film.soundOn' : 'film.soundOff')}
          icon={settings.isMuted ? <SpeakerSlashIcon /> : <SpeakerHighIcon />}
          onClick={() => change({ isMuted: !settings.isMuted })}
        />
        <input
          className={styles.volume}
          type="range"
          min={0}
          max={1}
          step={0.1}
          aria-label={t('film.volume')}
          value={settings.isMuted ? 0 : settings.volume}
          onChange={({ target }) => change({ volume: Number(target.value), isMuted: false })}
        />
        <span className={styles.gap} />
        <Chapters film={film} moments={moments} />
        {speeds.length > 1 && (
          <select
            className={styles.select}
            aria-label={t('film.speed')}
            value={film.speed}
            onChange={({ target }) => {
              const speed = speeds.find((one) => one === Number(target.value))
              if (speed !== undefined) change({ speed })
            }}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {number.format(speed)}×
              </option>
            ))}
          </select>
        )}
        {languages.length > 0 && (
          <select
            className={styles.select}
            aria-label={t('film.captions')}
            value={settings.hasCaptions ? language : 'off'}
            onChange={({ target: { value } }) => {
              if (isLanguage(value)) change({ captions: value, hasCaptions: true })
              else change({ hasCaptions: false })
            }}
          >
            <option value="off">{t('film.noCaptions')}</option>
            {LANGUAGES.filter(({ shortName }) => languages.includes(shortName)).map(({ shortName, name }) => (
              <option key={shortName} value={shortName} lang={shortName}>
                {name}
              </option>
            ))}
          </select>
        )}
        {children}
      </div>
    </div>
  )
}

/** Which chapter plays, and the way to the others; nothing where there is none. */
function Chapters({ film, moments }: Pick<FilmControlsProps, 'film' | 'moments'>) {
  const { t } = useTranslation()
  const chapters = moments.filter(({ question }) => question === null)
  if (chapters.length === 0) return null
  const now = chapters.findLast(({ at }) => at <= film.at)
  return (
    <select
      className={styles.chapters}
      aria-label={t('film.chapter')}
      value={now?.id ?? ''}
      onChange={({ target }) => {
        const chosen = chapters.find(({ id }) => id === target.value)
        if (chosen) film.seek(chosen.at)
      }}
    >
      {!now && <option value="">{t('film.chapter')}</option>}
      {chapters.map(({ id, at, title }) => (
        <option key={id} value={id}>
          {`${clockTime(at)} ${isolate(title)}`}
        </option>
      ))}
    </select>
  )
}
