import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { isFailure } from '#src/lib/failure.ts'
import { Button } from '#src/ui/Button.tsx'
import { UploadSimpleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import styles from './Authoring.module.css'
import {
  mediaNamed,
  namesFor,
  nameOfMedia,
  pathForMedia,
  pathInLanguage,
  type MediaSort,
} from './media-paths.ts'
import { useAuthoring, useFilesSoon } from './use-authoring.ts'
import { fileChange, useWriting, type Change } from './use-writing.ts'

interface MediaFieldProps {
  sort: MediaSort
  label: string
  /** As the file of the task names it. */
  name: string
  changesFor: (name: string) => readonly Change[]
  children?: ReactNode
}

type Bringing = 'idle' | 'sending' | 'failed' | 'other' | 'large'

/** The film, book or package that a task is about: one that the draft has, or one of the device. */
export function MediaField({ sort, label, name, changesFor, children }: MediaFieldProps) {
  const { t } = useTranslation()
  const { mission, change } = useWriting()
  const { send, save, languages } = useAuthoring()
  const there = useFilesSoon()
  const [state, setState] = useState<Bringing>('idle')
  const named = mediaNamed(sort, { mission, name, paths: there })
  const names = namesFor(sort, mission, there)
  const shown = names.find((one) => named.some((file) => file.name === one)) ?? name
  const take = async (path: string | null, file: File, isOther: boolean) => {
    if (path === null) {
      setState('other')
      return
    }
    setState('sending')
    try {
      const hash = await send(file)
      change([fileChange(path, hash), ...(isOther ? [] : changesFor(nameOfMedia(sort, path)))])
      await save.send()
      setState('idle')
    } catch (error) {
      setState(isFailure(error) && error.status === 413 ? 'large' : 'failed')
    }
  }
  const problem = name === '' ? 'none' : named.length === 0 ? 'gone' : null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <SelectField
        label={t('authoring.media.which')}
        value={shown}
        error={problem ? t(`authoring.media.${problem}`, { name }) : undefined}
        options={[
          ...(names.includes(shown) ? [] : [{ id: shown, label: shown || t('authoring.media.choose') }]),
          ...names.map((id) => ({ id, label: id })),
        ]}
        onChange={({ target }) => change(changesFor(target.value))}
      />
      <Upload
        sort={sort}
        label={t('authoring.media.upload')}
        isSending={state === 'sending'}
        onChosen={(file) => void take(pathForMedia(sort, mission, file.name, there), file, false)}
      />
      {sort.hasLanguages && problem === null && (
        <Editions
          {...{ sort, languages, named }}
          isSending={state === 'sending'}
          onChosen={(file, language) =>
            void take(pathInLanguage(sort, { mission, name, language, file: file.name }), file, true)
          }
        />
      )}
      {(state === 'failed' || state === 'other' || state === 'large') && (
        <Notice tone="error">{t(`authoring.media.${state}`, { endings: sort.endings.join(', ') })}</Notice>
      )}
      {children}
    </fieldset>
  )
}

interface EditionsProps {
  sort: MediaSort
  languages: readonly Language[]
  named: ReturnType<typeof mediaNamed>
  isSending: boolean
  onChosen: (file: File, language: Language) => void
}

/** In which languages there is one of its own. */
function Editions({ sort, languages, named, isSending, onChosen }: EditionsProps) {
  const { t } = useTranslation()
  const hasAny = named.some(({ language }) => language === null)
  return (
    <ul className={styles.editions} aria-label={t('authoring.media.editions')}>
      {LANGUAGES.filter(({ shortName }) => languages.includes(shortName)).map(({ shortName, name }) => {
        const own = named.find(({ language }) => language === shortName)
        return (
          <li key={shortName}>
            <span>
              <strong>
                <bdi>{name}</bdi>:
              </strong>{' '}
              {own
                ? own.path.slice(own.path.lastIndexOf('/') + 1)
                : t(hasAny ? 'authoring.media.shared' : 'authoring.media.missing')}
            </span>
            {!own && (
              <Upload
                sort={sort}
                label={t('authoring.media.uploadIn', { language: name })}
                isSending={isSending}
                onChosen={(file) => onChosen(file, shortName)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface UploadProps {
  sort: MediaSort
  label: string
  isSending: boolean
  onChosen: (file: File) => void
}

function Upload({ sort, label, isSending, onChosen }: UploadProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button
        variant="secondary"
        icon={<UploadSimpleIcon size={20} aria-hidden />}
        loadingVerb={isSending && t('authoring.media.sending')}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={sort.endings.join(',')}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onChosen(file)
        }}
      />
    </div>
  )
}
