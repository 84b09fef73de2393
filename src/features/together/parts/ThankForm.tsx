import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KUDOS_KINDS, type KudosKind } from '#shared/domain/kudos.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { sendKudos, thankableQuery } from '../queries.ts'
import styles from '../Together.module.css'
import { KudosIcon } from './KudosIcon.tsx'

const REFUSED = { 'enough-kudos': 'enough', 'already-thanked': 'already', 'refused-fields': 'gone' } as const

/** Thanks a teammate for something, with one of a few kinds and no words. @param left how many may still be given today */
export function ThankForm({ left }: { left: number }) {
  const { t, i18n } = useTranslation()
  const { data: mates, error, refetch } = useQuery(thankableQuery(i18n.language))
  const { sending, send, forget } = useSending(REFUSED)
  const [mateId, setMate] = useState('')
  const [thingId, setThing] = useState('')
  const [kind, setKind] = useState<KudosKind>('help')
  const [thanked, setThanked] = useState<string | null>(null)
  /** What was said of the last thanks is not meant for the next. */
  const choose = (change: () => void) => {
    change()
    if (sending.state !== 'sending') forget()
  }
  if (!mates)
    return <Coming error={error} sentence={t('together.thank.failed')} onRetry={refetch} heights={[6]} />
  const mate = mates.find(({ id }) => id === mateId) ?? mates[0]
  const thing = mate?.things.find(({ id }) => id === thingId) ?? mate?.things[0]
  const said = thanked !== null && sending.state === 'done' && (
    <Notice tone="good">{t('together.thank.done', { name: thanked })}</Notice>
  )
  if (left === 0) {
    return (
      <>
        {said}
        <p className={styles.note}>{t('together.thank.enough')}</p>
      </>
    )
  }
  if (!mate || !thing) {
    return (
      <>
        {said}
        <p className={styles.note}>{t('together.thank.nothing')}</p>
      </>
    )
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (sending.state === 'sending') return
        setThanked(mate.displayName)
        void send(() => sendKudos(mate.id, kind, thing))
      }}
    >
      <div className={styles.fields}>
        <SelectField
          label={t('together.thank.whom')}
          options={mates.map(({ id, displayName }) => ({ id, label: displayName }))}
          value={mate.id}
          onChange={({ currentTarget: { value } }) => choose(() => setMate(value))}
        />
        <SelectField
          label={t('together.thank.what')}
          options={mate.things.map(({ sort, id, name }) => ({
            id,
            label: t(`together.thing.${sort}`, { name }),
          }))}
          value={thing.id}
          onChange={({ currentTarget: { value } }) => choose(() => setThing(value))}
        />
      </div>
      <fieldset className={styles.kinds}>
        <legend>{t('together.thank.how')}</legend>
        {KUDOS_KINDS.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              type="radio"
              name="kudos"
              checked={kind === one}
              onChange={() => choose(() => setKind(one))}
            />
            <KudosIcon kind={one} />
            <span>{t(`together.kind.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {said}
      {sending.state === 'failed' && <Notice tone="error">{t(`together.refused.${sending.reason}`)}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" loadingVerb={sending.state === 'sending' && t('together.thank.sending')}>
          {t('together.thank.send')}
        </Button>
        <p className={styles.note}>{t('together.thank.left', { count: left })}</p>
      </div>
    </form>
  )
}
