import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { HudBar } from '#src/ui/HudBar.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { LateSound } from '../LateSound.tsx'
import { useMapTools } from './use-map-tools.ts'

/** The map's tools in a bar of their own. */
export function MapTools() {
  const { t } = useTranslation()
  const tools = useMapTools()
  if (tools.length === 0) return null
  return (
    <HudBar label={t('hud.tools')}>
      {tools.map(({ id, label, Icon, onPress }) => (
        <IconButton key={id} material="cell" label={label} icon={<Icon />} onClick={onPress} />
      ))}
      <LateSound as="bar" />
    </HudBar>
  )
}

/** The same inside a panel: on a phone no bar holds them. */
export function MapToolButtons({ onDone }: { onDone: () => void }) {
  return useMapTools().map(({ id, label, Icon, onPress }) => (
    <Button
      key={id}
      variant="secondary"
      wide
      icon={<Icon size={20} aria-hidden />}
      onClick={() => {
        onPress()
        // The map or the list is what was asked for; whether it moves can be seen from here.
        if (id === 'shape') onDone()
      }}
    >
      {label}
    </Button>
  ))
}
