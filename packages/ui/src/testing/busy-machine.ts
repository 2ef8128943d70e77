import { configure } from "@testing-library/react";

// What a test waits for comes late where the machine does other work, and that is no fault.
configure({ asyncUtilTimeout: 10_000 });
