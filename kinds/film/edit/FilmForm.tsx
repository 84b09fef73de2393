import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, nameOfLanguage } from '#shared/domain/languages.ts'
import { FILM_SPEEDS } from '#shared/domain/film-speeds.ts'
import { LONGEST_TRANSCRIPT } from '#shared/scene/texts/longest.ts'
import styles from '#src/features/authoring/Authoring.module.css'
import { FILMS, mediaNamed } from '#src/features/authoring/media-paths.ts'
import { MediaField } from '#src/features/authoring/MediaField.tsx'
import { PictureField } from '#src/features/authoring/PictureField.tsx'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { useSought } from '#src/features/authoring/use-sought.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { CaptionsForm } from './CaptionsForm.tsx'
import { FilmScreen } from './FilmScreen.tsx'
import { MomentsForm } from './MomentsForm.tsx'
import { useScreen } from './use-screen.ts'

/** Which film is played, where it asks and what is said in it, what stands before it, and how fast it may play. */
export function FilmForm() {
  const { t } = useTranslation()
  const { mission, language } = useWriting()
  const { files } = useAuthoring()
  const said = useValue(['content', 'film'])
  const poster = useValue(['content', 'poster'])
  const name = typeof said === 'string' ? said : ''
  const path = mediaNamed(FILMS, { mission, name, paths: files.keys() })[0]?.path ?? null
  return (
    <div className={styles.stack}>
      <MediaField
        sort={FILMS}
        label={t('film.edit.film')}
        name={name}
        changesFor={(next) => [{ in: 'file', at: ['content', 'film'], to: next }]}
      />
      {path !== null && <OnTimeline key={path} path={path} language={language} />}
      <WhatItShows />
      <PictureField
        label={t('film.edit.poster')}
        name={typeof poster === 'string' ? poster : ''}
        changesFor={(next) => [{ in: 'file', at: ['content', 'poster'], to: next }]}
      />
      <Speeds />
    </div>
  )
}

/** The film, with all that belongs to a second of it. @param path of its file */
function OnTimeline({ path, language }: { path: string; language: Language }) {
  const { addressOf } = useAuthoring()
  const screen = useScreen()
  return (
    <>
      <FilmScreen film={path.endsWith('.m3u8') ? null : addressOf(path)} screen={screen} />
      <MomentsForm screen={screen} />
      <CaptionsForm
        key={language}
        screen={screen}
        path={`${path.slice(0, path.lastIndexOf('.'))}.${language}.vtt`}
      />
    </>
  )
}

/** Among the words of the task. */
const TRANSCRIPT = ['transcript']

/** What the film shows and says in the language of the form, unless all of it is said in its captions. */
function WhatItShows() {
  const { t } = useTranslation()
  const writing = useWriting()
  const { language, change } = writing
  const id = useId()
  useSought(writing, TRANSCRIPT, id)
  const isSaid = useValue(['content', 'isSaidInFull']) === true
  const spoken = nameOfLanguage(language)
  return (
    <>
      <Checkbox
        label={t('film.edit.saidInFull')}
        checked={isSaid}
        onChange={({ target }) =>
          change([{ in: 'file', at: ['content', 'isSaidInFull'], to: target.checked ? true : undefined }])
        }
      />
      {!isSaid && (
        <TextArea
          id={id}
          label={t('film.edit.transcript', { language: spoken })}
          hint={t('film.edit.transcriptHint')}
          lang={language}
          maxLength={LONGEST_TRANSCRIPT}
          value={wordsAt(writing, TRANSCRIPT) ?? ''}
          onChange={({ target }) =>
            change(
              [{ in: [language], at: TRANSCRIPT, to: target.value === '' ? undefined : target.value }],
              'transcript',
            )
          }
        />
      )}
    </>
  )
}

/** All of them, where the file names none. */
function Speeds() {
  const { t, i18n } = useTranslation()
  const { change } = useWriting()
  const value = useValue(['content', 'speeds'])
  const [isAsked, setAsked] = useState(false)
  const chosen = Array.isArray(value)
    ? FILM_SPEEDS.filter((speed) => value.includes(speed))
    : [...FILM_SPEEDS]
  const times = new Intl.NumberFormat(i18n.language || undefined)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('film.edit.speeds')}</legend>
      <p className={styles.note}>{t('film.edit.speedsHint')}</p>
      {FILM_SPEEDS.map((speed) => (
        <Checkbox
          key={speed}
          label={`${times.format(speed)}×`}
          checked={chosen.includes(speed)}
          onChange={({ target }) => {
            // its own speed is the one that everybody begins with
            setAsked(speed === 1)
            const next = FILM_SPEEDS.filter(
              (one) => one === 1 || (one === speed ? target.checked : chosen.includes(one)),
            )
            const to = next.length === FILM_SPEEDS.length ? undefined : next
            change([{ in: 'file', at: ['content', 'speeds'], to }])
          }}
        />
      ))}
      {isAsked && <Notice tone="info">{t('film.edit.ownSpeed')}</Notice>}
    </fieldset>
  )
}
