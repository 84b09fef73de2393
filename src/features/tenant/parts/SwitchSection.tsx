import { useTranslation } from 'react-i18next'
import { asSeen, type TenantSwitch } from '#shared/domain/tenant-settings.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import styles from '../Tenant.module.css'
import { Outcome } from './SaveBar.tsx'
import { SwitchPicture } from './SwitchPicture.tsx'
import type { SectionProps } from './section.ts'
import { useSection } from './use-section.ts'

/** All that can be turned on and off, by where it is seen. */
const GROUPS = [
  [
    'playing',
    ['streak_enabled', 'isShopEnabled', 'protip', 'isRecommendationModuleEnabled', 'assurance_in_tests'],
  ],
  [
    'map',
    [
      'isActivitiesWidgetEnabled',
      'isDisableMissionBlinking',
      'cloud',
      'snow',
      'bubbles',
      'daylight',
      'audioEffectsTurnedOn',
    ],
  ],
  ['leaders', ['training_sign_of_enabled', 'coaching_sessions_enabled']],
  ['data', ['isPushEnabled', 'sendStatistics', 'error_handler']],
] as const satisfies readonly (readonly [string, readonly TenantSwitch[]])[]

/** What players see: each switch says so, and is saved as soon as it is pressed (BOOT-6, BOOT-7). */
export function SwitchSection(props: SectionProps) {
  const { t } = useTranslation()
  const section = useSection(props)
  const { sending } = section
  const isChanged = sending.state === 'failed' && sending.reason === 'changed'
  return (
    <div className={styles.section}>
      {isChanged ? <Notice tone="warn">{t('tenant.switch.changed')}</Notice> : <Outcome section={section} />}
      {GROUPS.map(([group, names]) => (
        <section key={group} className={styles.switches} aria-label={t(`tenant.switch.group.${group}`)}>
          <h3 className={styles.name}>{t(`tenant.switch.group.${group}`)}</h3>
          {names.map((name) => (
            <div key={name} className={styles.pictured}>
              <SwitchPicture name={name} isOn={asSeen(name, props.revised.settings[name])} />
              <Switch
                label={t(`tenant.field.${name}`)}
                hint={t(`tenant.switch.${name}`)}
                isOn={asSeen(name, props.revised.settings[name])}
                onChange={(isOn) => void section.saveNow({ [name]: asSeen(name, isOn) })}
              />
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
