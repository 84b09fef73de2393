import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureUse } from '#shared/domain/tenant-settings.ts'
import { isFailure } from '#src/lib/failure.ts'
import { Button } from '#src/ui/Button.tsx'
import { UploadSimpleIcon } from '#src/ui/icons.ts'
import styles from '../Tenant.module.css'
import { sendFilm, sendPicture } from '../queries.ts'
import { fitFilm } from './fit-film.ts'
import { fitPicture } from './fit-picture.ts'

interface PictureFieldProps {
  use: PictureUse
  /** Empty: the product's own. */
  address: string
  isWrong: boolean
  onChange: (address: string) => void
}

type State = 'idle' | 'sending' | 'unreadable' | 'no-film' | 'unsent' | 'too-often'

const FILM = /\.webm$/i
const PICTURES = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml'

/** A picture of the tenant's own, or the product's. What is chosen is stored, and seen by nobody before the section is saved. */
export function PictureField({ use, address, isWrong, onChange }: PictureFieldProps) {
  const { t } = useTranslation()
  const files = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>('idle')
  const name = t(`tenant.field.${use}`)

  /** Counts what was chosen: only the last counts, whenever its answer comes. */
  const chosen = useRef(0)
  const take = async (file: File | undefined) => {
    if (!file) return
    const mine = (chosen.current += 1)
    setState('sending')
    const { address: stored, state: next } = await bring(file, use)
    if (mine !== chosen.current) return
    setState(next)
    if (stored !== null) onChange(stored)
  }
  const dropOwn = () => {
    chosen.current += 1
    setState('idle')
    onChange('')
  }
  const error = state === 'idle' || state === 'sending' ? (isWrong ? 'unreadable' : null) : state
  return (
    <div className={styles.pictureField}>
      <div className={styles.frame} data-use={use}>
        {address === '' ? (
          <span className={styles.quiet}>{t('tenant.picture.own')}</span>
        ) : (
          <img src={address.replace(FILM, '.webp')} alt={name} />
        )}
      </div>
      <div className={styles.pictureWords}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.quiet}>{t(`tenant.picture.${use}`)}</p>
        {FILM.test(address) && <p className={styles.quiet}>{t('tenant.picture.film')}</p>}
        <div className={styles.actions}>
          <Button
            variant="secondary"
            icon={<UploadSimpleIcon size={20} aria-hidden />}
            loadingVerb={state === 'sending' && t('tenant.picture.sending')}
            aria-label={t('tenant.picture.choose', { name })}
            onClick={() => files.current?.click()}
          >
            {t('tenant.picture.chooseShort')}
          </Button>
          {address !== '' && (
            <Button variant="secondary" aria-label={t('tenant.picture.drop', { name })} onClick={dropOwn}>
              {t('tenant.picture.dropShort')}
            </Button>
          )}
        </div>
        <div role="alert">
          {error && <p className={styles.error}>{t(`tenant.picture.error.${error}`)}</p>}
        </div>
        <input
          ref={files}
          type="file"
          aria-label={name}
          accept={use === 'defaultAssistant' ? `${PICTURES},video/webm` : PICTURES}
          hidden
          onChange={({ target }) => {
            void take(target.files?.[0])
            // the same file may be chosen again
            target.value = ''
          }}
        />
      </div>
    </div>
  )
}

/** Makes it small and stores it. Never rejects. */
async function bring(file: File, use: PictureUse): Promise<{ address: string | null; state: State }> {
  if (use === 'defaultAssistant' && file.type === 'video/webm') return bringFilm(file)
  try {
    const image = await fitPicture(file, use)
    if (image === null) return { address: null, state: 'unreadable' }
    return { address: await sendPicture(use, image), state: 'idle' }
  } catch (error) {
    const state = isFailure(error, 422) ? 'unreadable' : isFailure(error, 429) ? 'too-often' : 'unsent'
    return { address: null, state }
  }
}

/** The same of a film, with its still. */
async function bringFilm(file: File): Promise<{ address: string | null; state: State }> {
  try {
    const fitted = await fitFilm(file)
    if (fitted === null) return { address: null, state: 'no-film' }
    return { address: await sendFilm(fitted.film, fitted.image), state: 'idle' }
  } catch (error) {
    const state = isFailure(error, 422) ? 'no-film' : isFailure(error, 429) ? 'too-often' : 'unsent'
    return { address: null, state }
  }
}
