import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { ImageSquareIcon, UploadSimpleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import styles from './Authoring.module.css'
import { pathForNew, pathOfPicture, PICTURE_TYPES, picturesFor } from './rules/pictures.ts'
import { useAuthoring } from './use-authoring.ts'
import { useWriting, wordsAt, type Change, type Place } from './use-writing.ts'
import { WordField } from './WordField.tsx'

interface PictureFieldProps {
  label: string
  /** What the file becomes with another picture, as its name. */
  changesFor: (name: string) => readonly Change[]
  /** As it is named in the file; undefined or empty: none. */
  name: string | undefined
  /** Its words for those who do not see it. */
  altAt: Place
}

/** A picture of the draft, or one of the device, with what it shows for those who do not see it. */
export function PictureField({ label, name = '', changesFor, altAt }: PictureFieldProps) {
  const { t } = useTranslation()
  const writing = useWriting()
  const { mission, change } = writing
  const { files, addressOf, languages } = useAuthoring()
  const path = pathOfPicture(mission, name, files)
  const all = picturesFor(mission, files.keys())
  const isDecoration = languages.every((one) => wordsAt(writing, altAt, one) === '')
  // another picture shows something else
  const choose = (next: string) => change([...changesFor(next), { in: languages, at: altAt, to: undefined }])
  return (
    <fieldset className={styles.group}>
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
            error={
              name === ''
                ? t('authoring.picture.none')
                : path === null
                  ? t('authoring.picture.gone', { name })
                  : undefined
            }
            options={[
              ...(all.includes(name)
                ? []
                : [{ id: name, label: name === '' ? t('authoring.picture.choose') : name }]),
              ...all.map((id) => ({ id, label: id })),
            ]}
            onChange={({ target }) => choose(target.value)}
          />
          <UploadButton onBrought={choose} />
        </div>
      </div>
      {name !== '' && (
        <>
          {!isDecoration && (
            <WordField
              label={t('authoring.picture.alt')}
              at={altAt}
              most={500}
              hint={t('authoring.picture.altHint')}
            />
          )}
          <Checkbox
            label={t('authoring.picture.decoration')}
            checked={isDecoration}
            onChange={({ target }) =>
              change([{ in: languages, at: altAt, to: target.checked ? '' : undefined }])
            }
          />
        </>
      )}
    </fieldset>
  )
}

/** Takes a picture of the device into the draft. */
function UploadButton({ onBrought }: { onBrought: (name: string) => void }) {
  const { t } = useTranslation()
  const { mission } = useWriting()
  const { files, bring } = useAuthoring()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'sending' | 'failed' | 'other'>('idle')
  const send = async (file: File) => {
    const path = pathForNew(mission, file.name, files)
    if (path === null) {
      setState('other')
      return
    }
    setState('sending')
    try {
      await bring(path, file)
      setState('idle')
      onBrought(path.slice(path.lastIndexOf('/') + 1))
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<UploadSimpleIcon size={20} aria-hidden />}
        loadingVerb={state === 'sending' && t('authoring.picture.sending')}
        onClick={() => input.current?.click()}
      >
        {t('authoring.picture.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        aria-label={t('authoring.picture.upload')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void send(file)
        }}
      />
      {(state === 'failed' || state === 'other') && (
        <Notice tone="error">{t(`authoring.picture.${state}`)}</Notice>
      )}
    </>
  )
}
