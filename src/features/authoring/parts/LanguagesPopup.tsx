import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import styles from '../Authoring.module.css'
import { enter } from '../rules/enter.ts'
import { languageWishes } from '../rules/language-wishes.ts'
import { useAuthoring } from '../use-authoring.ts'

/** Which languages an adventure speaks, and from which of them all others are translated. */
export function LanguagesPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const titleId = useId()
  const { edits, languages } = useAuthoring()
  const [chosen, setChosen] = useState<readonly Language[]>(languages)
  const names = LANGUAGES.map(({ shortName, name }) => ({ id: shortName, label: name }))
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          const wishes = languageWishes(edits.store.getState().texts, chosen)
          enter(edits, { word: 'wrote', things: [...chosen], mission: '' }, wishes)
          onClose()
        }}
      >
        <h2 id={titleId} className={styles.popupTitle}>
          {t('authoring.spoken.title')}
        </h2>
        <p className={styles.note}>{t('authoring.spoken.about')}</p>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('authoring.spoken.which')}</legend>
          {names.map(({ id, label }) => (
            <Checkbox
              key={id}
              label={label}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
        </fieldset>
        {chosen.length > 1 && (
          <SelectField
            label={t('authoring.spoken.first')}
            value={chosen[0] ?? ''}
            options={names.filter(({ id }) => chosen.includes(id))}
            onChange={({ target }) =>
              setChosen(chosen.toSorted((a, b) => Number(b === target.value) - Number(a === target.value)))
            }
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" disabledReason={chosen.length === 0 && t('authoring.spoken.atLeastOne')}>
            {t('authoring.spoken.set')}
          </Button>
        </div>
      </form>
    </Popup>
  )
}
