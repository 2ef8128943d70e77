export { appraiseByApi, readReply } from "./call-api.ts";
export { createMcpServer } from "./create-mcp-server.ts";
export { type ApiCall, type Desk, DeskError, type GuideLine, type Picture } from "./desk.ts";
