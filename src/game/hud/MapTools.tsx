import { useTranslation } from 'react-i18next'
import { HudBar } from '#src/ui/HudBar.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { PlatformSound } from '#src/shell/PlatformSound.tsx'
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
      <PlatformSound as="bar" />
    </HudBar>
  )
}
