import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { WEATHERS, type Weather } from '#shared/scene/layout.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { ArrowClockwiseIcon } from '#src/ui/icons.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { Covers } from './parts/Covers.tsx'
import styles from './parts/ScenePreview.module.css'
import { beginAs, choosePreview, DEVICES, SEEN_AS, usePreviewChoice, type Device } from './store.ts'

interface PreviewPanelProps {
  /** That the adventure speaks. */
  languages: readonly Language[]
  /** Is none of them moved by the camera: what is beyond the edge stays there. */
  isStill: boolean
  /** Null for a place that no file names. */
  nameOf: (id: string) => string | null
  onPlace: (id: string) => void
  /** To the whole adventure, in a page of its own. */
  wholePreview: ReactNode
}

const DEVICE_IDS = ['phone', 'tablet', 'desktop', 'wide'] as const satisfies readonly Device[]
const COLOURS = ['own', 'bright', 'dark'] as const
const LONGEST = 'longest'

/** As whom, on what and how a scene is looked at, and what players cannot press there. */
export function PreviewPanel({ languages, isStill, nameOf, onPlace, wholePreview }: PreviewPanelProps) {
  const { t, i18n } = useTranslation()
  const { seenAs, device, language, colours, weather, hasLessMotion, isList, hasNumbers } = usePreviewChoice(
    (choice) => choice,
  )
  const spoken = LANGUAGES.filter(({ shortName }) => languages.includes(shortName))
  const own = spoken.find(({ shortName }) => shortName === i18n.language) ?? spoken[0]
  return (
    <section className={styles.options} aria-label={t('previews.options')}>
      <h2 className={styles.title}>{t('previews.asPlayers')}</h2>
      <Group title={t('previews.seenAs')}>
        <Choice
          label={t('previews.seenAs')}
          value={seenAs}
          options={SEEN_AS.map((id) => ({ id, label: t(`previews.stage.${id}`) }))}
          onChange={beginAs}
        />
      </Group>
      <Group title={t('previews.device.label')}>
        <Choice
          label={t('previews.device.label')}
          value={device}
          options={DEVICE_IDS.map((id) => ({ id, label: t(`previews.device.${id}`) }))}
          onChange={(id) => choosePreview({ device: id, covers: null })}
        />
        <p className={styles.hint}>{t('previews.pixels', DEVICES[device])}</p>
      </Group>
      <Covers isStill={isStill} nameOf={nameOf} onPlace={onPlace} />
      <SelectField
        label={t('previews.language')}
        value={language ?? own?.shortName ?? ''}
        options={[
          ...spoken.map(({ shortName, name }) => ({ id: shortName as string, label: name, lang: shortName })),
          ...(spoken.length > 1 ? [{ id: LONGEST, label: t('previews.longest') }] : []),
        ]}
        onChange={({ target }) => {
          const chosen = spoken.find(({ shortName }) => shortName === target.value)
          choosePreview({ language: chosen?.shortName ?? LONGEST })
        }}
      />
      {language === LONGEST && <p className={styles.hint}>{t('previews.longestHint')}</p>}
      <Group title={t('previews.colours.label')}>
        <Choice
          label={t('previews.colours.label')}
          value={colours}
          options={COLOURS.map((id) => ({ id, label: t(`previews.colours.${id}`) }))}
          onChange={(id) => choosePreview({ colours: id })}
        />
      </Group>
      <Group title={t('previews.weather.label')}>
        <Choice
          label={t('previews.weather.label')}
          value={weather ? 'chosen' : 'own'}
          options={(['own', 'chosen'] as const).map((id) => ({ id, label: t(`previews.weather.${id}`) }))}
          onChange={(id) => choosePreview({ weather: id === 'own' ? null : [] })}
        />
        {weather &&
          WEATHERS.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`previews.weather.${kind}`)}
              checked={weather.includes(kind)}
              onChange={() => choosePreview({ weather: toggled(weather, kind) })}
            />
          ))}
      </Group>
      <Switch
        label={t('previews.lessMotion')}
        isOn={hasLessMotion}
        onChange={(isOn) => choosePreview({ hasLessMotion: isOn })}
      />
      <Switch
        label={t('previews.asList')}
        isOn={isList}
        onChange={(isOn) => choosePreview({ isList: isOn, covers: null })}
      />
      <Switch
        label={t('previews.numbers')}
        hint={t('previews.numbersHint')}
        isOn={hasNumbers}
        onChange={(isOn) => choosePreview({ hasNumbers: isOn })}
      />
      <Button
        variant="secondary"
        icon={<ArrowClockwiseIcon size={20} aria-hidden />}
        onClick={() => beginAs(seenAs)}
      >
        {t('previews.restart')}
      </Button>
      {wholePreview}
    </section>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <p className={styles.heading} aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  )
}

function toggled(weather: readonly Weather[], kind: Weather): Weather[] {
  return WEATHERS.filter((one) => weather.includes(one) !== (one === kind))
}
