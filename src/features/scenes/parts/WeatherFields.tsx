import { useTranslation } from 'react-i18next'
import { pointerTo } from '#shared/content/pointer.ts'
import { WEATHERS, type Weather } from '#shared/scene/layout.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { change } from '../change.ts'
import type { LiveScene } from '../moves.ts'
import styles from '../Panels.module.css'
import { useBench, useEditor } from '../use-editor.ts'

/** What of the company's weather there can be in a scene: all of it where nobody says otherwise. */
export function WeatherFields({ liveScene }: { liveScene: LiveScene }) {
  const { t } = useTranslation()
  const { isReadOnly } = useEditor()
  const bench = useBench()
  const { file, path, mission } = liveScene
  const there: readonly Weather[] = file.weather ?? WEATHERS
  const set = (kind: Weather, isThere: boolean) => {
    const next = WEATHERS.filter((one) => (one === kind ? isThere : there.includes(one)))
    // all of it is what there is by default
    const to = next.length === WEATHERS.length ? undefined : next
    change(
      bench,
      'weather',
      [{ sort: 'elements', id: mission }],
      [{ file: path, pointer: pointerTo('weather'), to }],
    )
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{t('scenes.weather.title')}</legend>
      {WEATHERS.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`scenes.weather.${kind}`)}
          checked={there.includes(kind)}
          disabled={isReadOnly}
          onChange={({ target }) => set(kind, target.checked)}
        />
      ))}
      <p className={styles.hint}>{t(file.weather ? 'scenes.weather.own' : 'scenes.weather.default')}</p>
    </fieldset>
  )
}
