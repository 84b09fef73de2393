import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { focusFirstWrong } from '#src/ui/focus-first-wrong.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { RequestId } from '#src/ui/RequestId.tsx'
import { SettingValue } from './SettingValue.tsx'
import type { SectionProps } from './section.ts'
import styles from '../Tenant.module.css'
import type { Section } from './use-section.ts'

/** Saves a section, says what became of it, and settles what somebody else changed meanwhile. */
export function SaveBar({ section, revised }: { section: Section } & Pick<SectionProps, 'revised'>) {
  const { t } = useTranslation()
  const { isDirty, conflicts, sending } = section
  const save = async (form: HTMLFormElement | null) => {
    const isSaved = await section.save()
    if (!isSaved && form) focusFirstWrong(form, () => {})
  }
  return (
    <div className={styles.save}>
      {conflicts.length > 0 && (
        <Notice tone="warn">
          <p>{t('tenant.conflict.about')}</p>
          <dl className={styles.conflicts}>
            {conflicts.map((field) => (
              <div key={field}>
                <dt>{t(`tenant.field.${field}`)}</dt>
                <dd>
                  {t('tenant.conflict.theirs')} <SettingValue field={field} value={revised.settings[field]} />
                </dd>
                <dd>
                  {t('tenant.conflict.yours')} <SettingValue field={field} value={section.values[field]} />
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={section.drop}>
              {t('tenant.conflict.takeTheirs')}
            </Button>
            <Button onClick={() => void section.overwrite()}>{t('tenant.conflict.takeMine')}</Button>
          </div>
        </Notice>
      )}
      {conflicts.length === 0 && <Outcome section={section} />}
      {conflicts.length === 0 && (isDirty || sending.state === 'sending') && (
        <div className={styles.actions}>
          <Button
            type="submit"
            loadingVerb={sending.state === 'sending' && t('tenant.saving')}
            onClick={({ currentTarget: { form } }) => void save(form)}
          >
            {t('tenant.save')}
          </Button>
          <Button variant="secondary" onClick={section.drop}>
            {t('tenant.discard')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What became of the last change, in a region that is read out. */
export function Outcome({ section: { sending, isDirty, isUnfit } }: { section: Section }) {
  const { t } = useTranslation()
  if (sending.state !== 'failed' && isUnfit) return <Notice tone="error">{t('tenant.refused.unfit')}</Notice>
  if (sending.state === 'failed') {
    return (
      <Notice tone="error">
        {t(`tenant.refused.${sending.reason}`)}
        <RequestId of={sending.failure} />
      </Notice>
    )
  }
  return (
    <div role="status">
      {sending.state === 'done' && !isDirty && (
        <Notice tone="good" isAnnounced>
          {t('tenant.saved')}
        </Notice>
      )}
      {isDirty && sending.state !== 'sending' && <p className={styles.quiet}>{t('tenant.unsaved')}</p>}
    </div>
  )
}
