import { WEATHERS, type Weather } from '#shared/scene/layout.ts'
import { prefersReducedMotion } from '#src/ui/media.ts'
import { missionAt } from './address.ts'
import { desk, useDesk, type Overlay } from './desk.ts'
import { SwitchRow } from './SwitchRow.tsx'
import styles from './ViewPanel.module.css'

const OVERLAYS: readonly { id: Overlay; label: string }[] = [
  { id: 'hud', label: 'HUD and task list' },
  { id: 'safe', label: 'Safe area' },
  { id: 'hits', label: 'Hit areas' },
  { id: 'boxes', label: 'Boxes and ids' },
  { id: 'labels', label: 'Labels' },
  { id: 'marks', label: 'Lamps and label points' },
]
const WEATHER_NAMES: Record<Weather, string> = { snow: 'Snow', clouds: 'Clouds', bubbles: 'Bubbles' }

/** What is drawn over the scene, and which weather there is. */
export function ViewPanel() {
  const overlays = useDesk((state) => state.overlays)
  const weather = useDesk((state) => state.weather)
  const isTooSlow = useDesk((state) => state.isTooSlow)
  const allowed = useDesk(({ gallery, place }) => missionAt(gallery, place)?.scene?.weather ?? WEATHERS)
  return (
    <>
      <fieldset>
        <legend className={styles.title}>Drawn over the scene</legend>
        {OVERLAYS.map(({ id, label }) => (
          <SwitchRow
            key={id}
            label={label}
            isOn={overlays[id]}
            onChange={(isOn) => desk.setState({ overlays: { ...overlays, [id]: isOn } })}
            swatch={<span className={styles.swatch} data-overlay={id} aria-hidden="true" />}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className={styles.title}>Weather</legend>
        {WEATHERS.map((kind) => (
          <SwitchRow
            key={kind}
            label={WEATHER_NAMES[kind]}
            isOn={weather[kind]}
            onChange={(isOn) => desk.setState({ weather: { ...weather, [kind]: isOn } })}
            note={allowed.includes(kind) ? undefined : 'Never here: scene.json leaves it out.'}
          />
        ))}
        {prefersReducedMotion() && (
          <p className={styles.note}>
            Your system asks for less motion: nothing falls, drifts or rises here.
          </p>
        )}
        {isTooSlow && !prefersReducedMotion() && (
          <p className={styles.note}>
            This machine draws too slowly: as for its players, nothing falls, drifts or rises here.
          </p>
        )}
      </fieldset>
    </>
  )
}
