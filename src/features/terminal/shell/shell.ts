import './shell.scss';

export { answerCommand } from './answerCommand';
export { completePrompt } from './completePrompt';
export { FoundCommand } from './FoundCommand';
export { handleShellKey } from './handleShellKey';
export { ownFolders } from './ownFolders';
export { repeatOutput } from './repeatOutput';
export { readTree } from './siteTree';
export { TerminalLines } from './TerminalLines';
