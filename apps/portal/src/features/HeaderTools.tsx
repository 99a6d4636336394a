import { ConsultTool, HelperTool, VersionTool } from './account/tools.tsx';
import { AssistantTool } from './assistant/AssistantTool.tsx';
import { InitialGuideTool } from './guide/tools.tsx';
import { MenuHeaderTools } from './menus/slots.tsx';
import { BellTool, ExportCentreTool, LiveTool, NewFeaturesTool } from './notify/tools.tsx';

/** The tools in the header, left of the avatar; each heavy one loads its own parts when it is used. */
export function HeaderTools() {
  return (
    <>
      <MenuHeaderTools />
      <InitialGuideTool />
      <VersionTool />
      <LiveTool />
      <AssistantTool />
      <NewFeaturesTool />
      <HelperTool />
      <ExportCentreTool />
      <BellTool />
      <ConsultTool />
    </>
  );
}
