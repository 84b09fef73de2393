import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TenantSettings } from '#shared/contract/tenant-settings.ts'
import { schemeOf } from '#shared/domain/colour-scale.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { applyColours } from '#src/ui/colours.ts'
import { WarningIcon } from '#src/ui/icons.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import styles from '../Tenant.module.css'
import { coloursOf, contrastsOf } from './contrasts.ts'
import { Swatch } from './Swatch.tsx'

/** The kit in the colours that are typed, on both of its materials, before anybody else sees them. */
export function KitSample({ settings }: { settings: TenantSettings }) {
  const { t } = useTranslation()
  const sample = useRef<HTMLDivElement>(null)
  const { title, colourOne, colourTwo, colourThree, colourThreeLighten } = settings
  useLayoutEffect(() => {
    if (!sample.current) return
    applyColours(sample.current, {
      mainColorOne: colourOne,
      mainColorTwo: colourTwo,
      mainColorThree: colourThree,
      mainColorThreeLighten: colourThreeLighten,
    })
  }, [colourOne, colourTwo, colourThree, colourThreeLighten])
  const colours = coloursOf(settings)
  return (
    <section ref={sample} className={styles.sample} aria-label={t('tenant.sample.title')}>
      <div className={styles.paper} data-material="paper" inert>
        <p className={styles.sampleTitle}>{title}</p>
        <p>
          {t(schemeOf(colours.one) === 'dark' ? 'tenant.sample.dark' : 'tenant.sample.bright')}{' '}
          <span className={styles.sampleLink}>{t('tenant.sample.link')}</span>
        </p>
        <div className={styles.actions}>
          <Button>{t('tenant.sample.primary')}</Button>
          <Button variant="secondary">{t('tenant.sample.secondary')}</Button>
        </div>
        <ProgressBar percent={60} label={t('tenant.sample.progress')} hasPercent />
        <div className={styles.chips}>
          <Chip>{t('tenant.sample.chip')}</Chip>
          <Chip tone="good">{t('tenant.sample.done')}</Chip>
        </div>
      </div>
      <div className={styles.night} data-material="night" inert>
        <p className={styles.sampleTitle}>{t('tenant.sample.map')}</p>
        <ProgressBar percent={40} label={t('tenant.sample.progress')} variant="achievement" />
        <Button material="night">{t('tenant.sample.primary')}</Button>
      </div>
      <Contrasts settings={settings} />
    </section>
  )
}

function Contrasts({ settings }: { settings: TenantSettings }) {
  const { t, i18n } = useTranslation()
  const figure = (ratio: number) =>
    ratio.toLocaleString(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <dl className={styles.contrasts}>
      {contrastsOf(coloursOf(settings)).map(({ name, chosen, ratio, shown }) => (
        <div key={name} className={styles.contrast}>
          <dt>{t(`tenant.contrast.${name}`)}</dt>
          <dd>
            <Swatch hex={chosen} /> <strong>{t('tenant.contrast.ratio', { ratio: figure(ratio) })}</strong>
          </dd>
          {shown && (
            <dd className={styles.weak}>
              <WarningIcon size="1.125rem" weight="fill" aria-hidden="true" />
              <span>
                {t('tenant.contrast.weak', { ratio: figure(shown.ratio) })} <Swatch hex={shown.hex} />
              </span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
