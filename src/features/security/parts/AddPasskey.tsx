import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PASSKEY_NAME_LENGTH } from '#shared/domain/second-factor.ts'
import { isFailure } from '#src/lib/failure.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { askPasskey, sendPasskey } from '../calls.ts'
import { isKnownAlready, makePasskey } from './passkey.ts'
import { PasswordStep } from './PasswordStep.tsx'

interface AddPasskeyProps {
  /** @param codes new recovery codes; null: none are to be shown */
  onFinish: (codes: readonly string[] | null) => void
}

/** A passkey gets a name first: by it its person finds it again among others. */
export function AddPasskey({ onFinish }: AddPasskeyProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [trouble, setTrouble] = useState<'givenUp' | 'known' | 'refused' | null>(null)
  const add = async (password: string) => {
    setTrouble(null)
    const asked = await askPasskey(password)
    const made = await makePasskey(asked).catch((error: unknown) => {
      setTrouble(isKnownAlready(error) ? 'known' : 'givenUp')
      return null
    })
    if (!made) return
    try {
      const called = name.trim() || t('security.passkey.unnamed')
      onFinish(await sendPasskey({ name: called, passkey: made }))
      announce({ kind: 'answered', text: t('security.passkey.added', { name: called }) })
    } catch (error) {
      if (!isFailure(error, 422)) throw error
      // here it is not the password that was wrong
      setTrouble('refused')
    }
  }
  return (
    <PasswordStep about={t('security.passkey.before')} label={t('security.passkey.make')} send={add}>
      <TextField
        label={t('security.passkey.name')}
        hint={t('security.passkey.nameHint')}
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {trouble && <Notice tone="warn">{t(`security.passkey.${trouble}`)}</Notice>}
    </PasswordStep>
  )
}
