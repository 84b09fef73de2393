import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { Button } from '#src/ui/Button.tsx'
import { PlusIcon, UploadSimpleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { CaptionFields } from './CaptionFields.tsx'
import own from './Captions.module.css'
import { captionAt, inOrder, shortly, troubleOf, type Caption } from './captions.ts'
import { useCaptions } from './use-captions.ts'
import type { Screen } from './use-screen.ts'

interface CaptionsFormProps {
  screen: Screen
  /** Of the file of its captions in the language that is written. */
  path: string
}

/** What is said in a film and when, on its timeline. */
export function CaptionsForm({ screen, path }: CaptionsFormProps) {
  const { t } = useTranslation()
  const writing = useCaptions(path)
  const { captions, change, take, state, again } = writing
  const input = useRef<HTMLInputElement>(null)
  const { at, length, seek } = screen
  const [chosen, setChosen] = useState(0)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('film.edit.captions')}</legend>
      <p className={styles.note}>{t('film.edit.captionsHint')}</p>
      {captions === null ? (
        state !== 'unread' && <Skeleton height="6rem" />
      ) : (
        <>
          <Timeline
            {...{ captions, at, length, chosen }}
            onChoose={(index) => {
              setChosen(index)
              seek(captions[index]?.from ?? 0)
            }}
          />
          <div className={styles.actions}>
            <Button
              variant="secondary"
              icon={<PlusIcon size={20} aria-hidden />}
              onClick={() => {
                const made = captionAt(captions, at, length ?? Infinity)
                const next = inOrder([...captions, made])
                change(next)
                setChosen(next.indexOf(made))
              }}
            >
              {t('film.edit.add', { time: shortly(at) })}
            </Button>
            <Button
              variant="secondary"
              icon={<UploadSimpleIcon size={20} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {t('film.edit.take')}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              accept=".vtt,.srt"
              aria-label={t('film.edit.take')}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                currentTarget.value = ''
                void file?.text().then(take)
              }}
            />
          </div>
          <Chosen {...{ captions, change, chosen, setChosen, at, length }} />
        </>
      )}
      <SaveState state={state} again={again} />
    </fieldset>
  )
}

interface ChosenProps {
  captions: readonly Caption[]
  change: (captions: readonly Caption[]) => void
  chosen: number
  setChosen: (index: number) => void
  at: number
  length: number | null
}

function Chosen({ captions, change, chosen, setChosen, at, length }: ChosenProps) {
  const { t } = useTranslation()
  const caption = captions[chosen]
  if (!caption) return <p className={styles.note}>{t('film.edit.none')}</p>
  const wrong = captions.filter((one) => troubleOf(one, length) !== null).length
  return (
    <>
      <CaptionFields
        key={chosen}
        {...{ caption, at, length }}
        number={chosen + 1}
        onChange={(next) => {
          const all = inOrder(captions.with(chosen, next))
          change(all)
          setChosen(all.indexOf(next))
        }}
        onRemove={() => {
          change(captions.toSpliced(chosen, 1))
          setChosen(Math.max(0, chosen - 1))
        }}
      />
      {wrong > 0 && <Notice tone="warn">{t('film.edit.wrong', { count: wrong })}</Notice>}
    </>
  )
}

interface TimelineProps {
  captions: readonly Caption[]
  at: number
  length: number | null
  chosen: number
  onChoose: (index: number) => void
}

/** All captions where they stand in the film, and the moment that is seen. */
function Timeline({ captions, at, length, chosen, onChoose }: TimelineProps) {
  const { t } = useTranslation()
  const end = Math.max(length ?? 0, captions.at(-1)?.to ?? 0, 1)
  return (
    <div className={own.timeline}>
      <ol className={own.captions} aria-label={t('film.edit.timeline')}>
        {captions.map(({ from, to, text }, index) => {
          const words = text || t('film.edit.empty')
          return (
            <li
              key={`${index} ${from}`}
              style={{ '--from': String(from / end), '--length': String((to - from) / end) }}
            >
              <button
                type="button"
                aria-current={index === chosen ? 'true' : undefined}
                title={text}
                onClick={() => onChoose(index)}
              >
                {`${shortly(from)} ${words}`}
              </button>
            </li>
          )
        })}
      </ol>
      <span className={own.now} style={{ '--from': String(Math.min(1, at / end)) }} aria-hidden />
    </div>
  )
}

function SaveState({ state, again }: { state: string; again: () => void }) {
  const { t } = useTranslation()
  if (state !== 'failed' && state !== 'unread')
    return (
      <p role="status" className={styles.note}>
        {t(state === 'saving' ? 'film.edit.saving' : 'film.edit.saved')}
      </p>
    )
  return (
    <div className={styles.stack}>
      <Notice tone="error">{t(state === 'failed' ? 'film.edit.unsaved' : 'film.edit.unread')}</Notice>
      <div>
        <Button variant="secondary" onClick={again}>
          {t('film.edit.again')}
        </Button>
      </div>
    </div>
  )
}
