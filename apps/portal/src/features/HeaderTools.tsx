import { ConsultTool, HelperTool, VersionTool } from './account/AccountTools.tsx';
import { AssistantTool } from './assistant/AssistantTool.tsx';
import { InitialGuideTool } from './guide/InitialGuideTool.tsx';
import { MenuHeaderTools } from './menus/MenuHeaderTools.tsx';
import { BellTool, ExportCentreTool, LiveTool, NewFeaturesTool } from './notify/NotifyTools.tsx';

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
