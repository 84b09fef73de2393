import type { ReactNode } from 'react'
import { Choice } from '#src/ui/Choice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { GROUNDS, MOTIONS, WIDTHS, type Settings } from './settings.ts'
import styles from './SettingsBar.module.css'
import type { Tenants } from './tenants.ts'
import { changeSettings } from './use-settings.ts'
import type { WordsId } from './words.ts'

const LANGUAGES: readonly { id: WordsId; label: string; lang: string }[] = [
  { id: 'en', label: 'English, short', lang: 'en' },
  { id: 'de', label: 'Deutsch, lang', lang: 'de' },
  { id: 'pl', label: 'Polski, długi', lang: 'pl' },
  { id: 'ar', label: 'العربية', lang: 'ar' },
]
const GROUND_NAMES: Record<Settings['ground'], string> = { both: 'Both', paper: 'Paper', night: 'Night' }
const MOTION_NAMES: Record<Settings['motion'], string> = {
  system: 'System',
  full: 'Full',
  reduced: 'Reduced',
}
const FREE = [
  { name: 'one', label: 'First colour' },
  { name: 'two', label: 'Second colour' },
  { name: 'three', label: 'Third colour' },
] as const

/** How the components are looked at. */
export function SettingsBar({ settings, tenants }: { settings: Settings; tenants: Tenants }) {
  const looks = [
    ...tenants.map(({ name, title }) => ({ id: name, label: title })),
    { id: 'free', label: 'Free' },
  ]
  return (
    <div className={styles.bar} role="group" aria-label="How they are shown">
      <div className={styles.field}>
        <SelectField
          label="Colours"
          options={looks}
          value={settings.colours}
          onChange={({ currentTarget }) => changeSettings({ colours: currentTarget.value })}
        />
      </div>
      {settings.colours === 'free' && (
        <div className={styles.swatches}>
          {FREE.map(({ name, label }) => (
            <input
              key={name}
              type="color"
              className={styles.swatch}
              aria-label={label}
              title={label}
              value={settings[name]}
              onChange={({ currentTarget }) => changeSettings({ [name]: currentTarget.value })}
            />
          ))}
        </div>
      )}
      <div className={styles.field}>
        <SelectField
          label="Words"
          options={LANGUAGES}
          value={settings.words}
          onChange={({ currentTarget }) => {
            const words = LANGUAGES.find(({ id }) => id === currentTarget.value)?.id
            if (words) changeSettings({ words })
          }}
        />
      </div>
      <Labelled label="Ground">
        <Choice
          label="Ground"
          options={GROUNDS.map((id) => ({ id, label: GROUND_NAMES[id] }))}
          value={settings.ground}
          onChange={(ground) => changeSettings({ ground })}
        />
      </Labelled>
      <Labelled label="Width">
        <Choice
          label="Width"
          options={WIDTHS.map((id) => ({ id, label: id === 'full' ? 'Full' : id }))}
          value={settings.width}
          onChange={(width) => changeSettings({ width })}
        />
      </Labelled>
      <Labelled label="Motion">
        <Choice
          label="Motion"
          options={MOTIONS.map((id) => ({ id, label: MOTION_NAMES[id] }))}
          value={settings.motion}
          onChange={(motion) => changeSettings({ motion })}
        />
      </Labelled>
    </div>
  )
}

/** `Choice` says its label to screen readers alone. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.labelled}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  )
}
