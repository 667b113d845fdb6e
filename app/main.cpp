#include "app/window/program.h"

int main(int argc, char **argv)
{
    return dossier::runProgram(argc, argv);
}
