import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { ImageSquareIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import styles from './Authoring.module.css'
import { FileFindings } from './parts/FileFindings.tsx'
import { PictureUpload } from './PictureUpload.tsx'
import { pathForNew, pathOfPicture, picturesFor } from './picture-paths.ts'
import { isPicture } from './rules/is-picture.ts'
import { useAuthoring, useFilesSoon } from './use-authoring.ts'
import { fileChange, useWriting, wordsAt, type Change, type Place } from './use-writing.ts'
import { WordField } from './WordField.tsx'

interface PictureFieldProps {
  label: string
  /** What the file becomes with another picture, as its name. */
  changesFor: (name: string) => readonly Change[]
  /** As it is named in the file; undefined or empty: none. */
  name: string | undefined
  /** Its words for those who do not see it; absent where players are never told of it. */
  altAt?: Place
  /** It is what the task is about: it cannot be decoration. */
  isShown?: boolean
}

type Bringing = 'idle' | 'sending' | 'failed' | 'other' | 'unreadable'

/** A picture of the draft, or one that is dropped here, pasted or taken from the device; with what it shows for those who do not see it. */
export function PictureField({ label, name = '', changesFor, altAt, isShown = false }: PictureFieldProps) {
  const { t } = useTranslation()
  const { mission, change } = useWriting()
  const { files, addressOf, send, save, languages } = useAuthoring()
  const there = useFilesSoon()
  const [state, setState] = useState<Bringing>('idle')
  const [isOver, setOver] = useState(false)
  const path = pathOfPicture(mission, name, files)
  const all = picturesFor(mission, files.keys())
  // another picture shows something else
  const choose = (next: string, brought: readonly Change[] = []) =>
    change([...brought, ...changesFor(next), ...(altAt ? [{ in: languages, at: altAt, to: undefined }] : [])])
  const take = async (file: File | undefined) => {
    const fresh = file && pathForNew(mission, file.name, there)
    if (!file || !fresh) {
      setState('other')
      return
    }
    setState('sending')
    try {
      if (!(await isPicture(file))) {
        setState('unreadable')
        return
      }
      const hash = await send(file)
      choose(fresh.slice(fresh.lastIndexOf('/') + 1), [fileChange(fresh, hash)])
      await save.send()
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const isComing = there.has(`${mission}/pictures/${name}`)
  const problem =
    name === '' ? 'authoring.picture.none' : path === null && !isComing ? 'authoring.picture.gone' : null
  return (
    <fieldset
      className={styles.group}
      data-over={isOver}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        void take(event.dataTransfer.files[0])
      }}
      onPaste={(event) => {
        const [file] = event.clipboardData.files
        // words go where they are pasted
        if (!file) return
        event.preventDefault()
        void take(file)
      }}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.picture}>
        {path === null ? (
          <span className={styles.noPicture}>
            <ImageSquareIcon size={32} aria-hidden />
          </span>
        ) : (
          <img src={addressOf(path)} alt="" />
        )}
        <div className={styles.stack}>
          <SelectField
            label={t('authoring.picture.which')}
            value={name}
            error={problem ? t(problem, { name }) : undefined}
            options={[
              ...(all.includes(name)
                ? []
                : [{ id: name, label: name === '' ? t('authoring.picture.choose') : name }]),
              ...all.map((id) => ({ id, label: id })),
            ]}
            onChange={({ target }) => choose(target.value)}
          />
          <PictureUpload isSending={state === 'sending'} onChosen={(file) => void take(file)} />
          <p className={styles.note}>{t('authoring.picture.drop')}</p>
        </div>
      </div>
      {path !== null && <FileFindings path={path} />}
      {state !== 'idle' && state !== 'sending' && (
        <Notice tone="error">{t(`authoring.picture.${state}`)}</Notice>
      )}
      {name !== '' && altAt && <Alt at={altAt} mayDecorate={!isShown} />}
    </fieldset>
  )
}

/** What a picture shows, or that it only decorates: one of the two has to be said. */
function Alt({ at, mayDecorate }: { at: Place; mayDecorate: boolean }): ReactNode {
  const { t } = useTranslation()
  const writing = useWriting()
  const { languages } = useAuthoring()
  const isDecoration = mayDecorate && languages.every((one) => wordsAt(writing, at, one) === '')
  return (
    <>
      {!isDecoration && (
        <WordField
          label={t('authoring.picture.alt')}
          at={at}
          most={500}
          hint={t('authoring.picture.altHint')}
        />
      )}
      {mayDecorate && (
        <Checkbox
          label={t('authoring.picture.decoration')}
          checked={isDecoration}
          onChange={({ target }) =>
            writing.change([{ in: languages, at, to: target.checked ? '' : undefined }])
          }
        />
      )}
    </>
  )
}
