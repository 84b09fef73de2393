import { useTranslation } from 'react-i18next'
import { ADDRESS_LENGTH, FOOTER_TITLE_LENGTH, MOST_FOOTER_ENTRIES } from '#shared/domain/tenant-settings.ts'
import { Button } from '#src/ui/Button.tsx'
import { PlusIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../Tenant.module.css'
import { SaveBar } from './SaveBar.tsx'
import type { SectionProps } from './section.ts'
import { useSection } from './use-section.ts'

/** The row of links at the end of the login (SHELL-7). */
export function FooterSection(props: SectionProps) {
  const { t } = useTranslation()
  const section = useSection(props)
  const { values, isWrong, set } = section
  const { footer } = values
  const put = (at: number, more: Partial<(typeof footer)[number]>) =>
    set({ footer: footer.map((entry, index) => (index === at ? { ...entry, ...more } : entry)) })
  return (
    <form className={styles.section} noValidate onSubmit={(event) => event.preventDefault()}>
      <p className={styles.quiet}>{t('tenant.footer.about')}</p>
      {footer.length === 0 && <p>{t('tenant.footer.none')}</p>}
      <ol className={styles.entries}>
        {footer.map(({ title, url, img }, at) => (
          <li key={at} className={styles.entry}>
            <div className={styles.fields}>
              <TextField
                label={t('tenant.footer.title', { place: at + 1 })}
                hint={img === '' ? undefined : t('tenant.footer.isPicture')}
                error={isWrong(`footer.${at}.title`) ? t('tenant.wrong.footerTitle') : undefined}
                maxLength={FOOTER_TITLE_LENGTH}
                autoComplete="off"
                value={title}
                onChange={({ target }) => put(at, { title: target.value })}
              />
              <TextField
                label={t('tenant.footer.url', { place: at + 1 })}
                error={isWrong(`footer.${at}.url`) ? t('tenant.wrong.footerUrl') : undefined}
                maxLength={ADDRESS_LENGTH}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="https://"
                value={url}
                onChange={({ target }) => put(at, { url: target.value })}
              />
              {isWrong(`footer.${at}.img`) && (
                <Notice tone="error">
                  <p>{t('tenant.wrong.footerPicture', { address: img })}</p>
                  <Button variant="secondary" onClick={() => put(at, { img: '' })}>
                    {t('tenant.footer.words')}
                  </Button>
                </Notice>
              )}
            </div>
            <Button
              variant="secondary"
              aria-label={t('tenant.footer.drop', { title: title || String(at + 1) })}
              onClick={() => set({ footer: footer.filter((_, index) => index !== at) })}
            >
              {t('tenant.footer.dropShort')}
            </Button>
          </li>
        ))}
      </ol>
      {footer.length < MOST_FOOTER_ENTRIES && (
        <div>
          <Button
            variant="secondary"
            icon={<PlusIcon size={20} aria-hidden />}
            onClick={() => set({ footer: [...footer, { title: '', url: '', img: '' }] })}
          >
            {t('tenant.footer.add')}
          </Button>
        </div>
      )}
      <SaveBar section={section} revised={props.revised} />
    </form>
  )
}
