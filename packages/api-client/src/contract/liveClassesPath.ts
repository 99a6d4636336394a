/** The user centre's page of the live classes, where menus and tools lead; one class is below it at `/details?liveId=`. */
export const LIVE_CLASSES_PATH = '/company/helper/live-roadcast';
