import { useDeferredValue, useId, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { isFailure } from '#src/lib/failure.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { peopleFoundQuery, sendTranslator, translatorsQuery } from '../queries.ts'
import styles from '../Translations.module.css'
import { useTranslating } from '../use-translating.ts'

/** Somebody who may be given languages. */
interface Somebody {
  id: string
  name: string
  email: string
  languages: readonly Language[]
}

/** As many as can be taken in at a glance: who is not among them is found by more letters. */
const SHOWN = 6

/** Who translates this adventure without making it: given and taken back by admins. */
export function TranslatorsPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const titleId = useId()
  const { folder } = useTranslating()
  const query = translatorsQuery(folder)
  const { data, error, refetch } = useQuery(query)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data: found } = useQuery(peopleFoundQuery(search))
  const known = data?.translators ?? []
  // what somebody is given takes the place of what they had: that must be known
  const others = (data && search.length > 1 ? (found?.people ?? []) : [])
    .filter(({ id }) => !known.some((one) => one.id === id))
    .slice(0, SHOWN)
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} width={560} onClose={onClose}>
      <div className={styles.stack}>
        <h2 id={titleId} className={styles.popupTitle}>
          {t('translations.people.title')}
        </h2>
        <p className={styles.note}>{t('translations.people.about')}</p>
        {!data && (
          <Coming error={error} sentence={t('translations.unread')} onRetry={refetch} heights={[4]} />
        )}
        {known.length > 0 && (
          <ul className={styles.people} aria-label={t('translations.people.list')}>
            {known.map((one) => (
              <li key={`${one.id} ${one.languages.join(' ')}`}>
                <Grant somebody={one} />
              </li>
            ))}
          </ul>
        )}
        <TextField
          type="search"
          label={t('translations.people.find')}
          hint={t('translations.people.findHint')}
          value={typed}
          maxLength={254}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        {search.length > 1 && found && others.length === 0 && (
          <p role="status" className={styles.note}>
            {t('translations.people.nobody')}
          </p>
        )}
        {others.length > 0 && (
          <ul className={styles.people} aria-label={t('translations.people.found')}>
            {others.map(({ id, displayName, email }) => (
              <li key={id}>
                <Grant somebody={{ id, name: displayName, email, languages: [] }} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Popup>
  )
}

function Grant({ somebody: { id, name, email, languages: given } }: { somebody: Somebody }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { folder, languages, source } = useTranslating()
  const [chosen, setChosen] = useState(given)
  const [isSending, setSending] = useState(false)
  const isSame = chosen.length === given.length && chosen.every((one) => given.includes(one))
  const save = async () => {
    setSending(true)
    try {
      client.setQueryData(translatorsQuery(folder).queryKey, await sendTranslator(folder, id, [...chosen]))
    } catch (error) {
      // the modal says it, and what was chosen stays
      if (!isFailure(error)) throw error
    }
    setSending(false)
  }
  return (
    <fieldset className={styles.grant}>
      <legend>
        <bdi>{name}</bdi> <small>{email}</small>
      </legend>
      <div className={styles.languages}>
        {LANGUAGES.filter(({ shortName }) => shortName !== source && languages.includes(shortName)).map(
          ({ shortName, name: label }) => (
            <Checkbox
              key={shortName}
              label={label}
              checked={chosen.includes(shortName)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, shortName] : chosen.filter((one) => one !== shortName))
              }
            />
          ),
        )}
      </div>
      <Button
        variant="secondary"
        loadingVerb={isSending && t('translations.people.saving')}
        disabledReason={isSame && t('translations.people.same')}
        onClick={() => void save()}
      >
        {t('translations.people.save')}
        <VisuallyHidden>
          : <bdi>{name}</bdi>
        </VisuallyHidden>
      </Button>
    </fieldset>
  )
}
