import { useEffect, useRef, useState } from 'react'
import { SelectField } from '#src/ui/SelectField.tsx'
import styles from './CataloguePage.module.css'
import { EXAMPLES } from './examples.ts'
import { addressOf, type Settings } from './settings.ts'
import { SettingsBar } from './SettingsBar.tsx'
import type { Tenants } from './tenants.ts'
import { changeSettings, useSettings } from './use-settings.ts'

const COMPONENTS = [{ id: '', label: 'All components' }].concat(
  EXAMPLES.map(({ component }) => ({ id: component, label: component })),
)

/** Every component of `src/ui` in its states, in a frame of any width. Only while developing. */
export function CataloguePage({ tenants }: { tenants: Tenants }) {
  const settings = useSettings()
  return (
    <div className={styles.page} data-material="paper">
      <header className={styles.head}>
        <img src="/assets/art/mark.svg" alt="" width={32} height={32} />
        <h1>Catalogue of components</h1>
        <a href="/gallery">Gallery of scenes</a>
      </header>
      <nav className={styles.list} aria-label="Components">
        {COMPONENTS.map(({ id, label }) => (
          <a
            key={id}
            className={styles.component}
            href={addressOf({ ...settings, component: id || null })}
            aria-current={id === (settings.component ?? '') ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <div className={styles.select}>
        <SelectField
          label="Component"
          options={COMPONENTS}
          value={settings.component ?? ''}
          onChange={({ currentTarget }) => changeSettings({ component: currentTarget.value || null })}
        />
      </div>
      <main className={styles.middle}>
        <SettingsBar settings={settings} tenants={tenants} />
        <ExampleFrame settings={settings} />
      </main>
    </div>
  )
}

/** Media queries and what stands over a page see the width of the frame. */
function ExampleFrame({ settings }: { settings: Settings }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const address = addressOf(settings)
  const [first] = useState(address)
  useEffect(() => {
    // in the place of the last one: Back is for the page around it
    frame.current?.contentWindow?.location.replace(`/catalogue/frame${address}`)
  }, [address])
  return (
    <div className={styles.room}>
      <iframe
        ref={frame}
        className={styles.frame}
        title="Components"
        src={`/catalogue/frame${first}`}
        style={{ width: settings.width === 'full' ? '100%' : `${settings.width}px` }}
      />
    </div>
  )
}
